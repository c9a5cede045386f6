import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.tsx';
import { Stack } from './Layout.tsx';

/**
 * **Use** a checkbox for a yes or no that counts when the form is sent. Its label says what is true when it is checked.
 *
 * **Misuse:** One of several choices is a `RadioGroup`. A label does not begin with "do not", and consent is never checked
 * beforehand.
 */
const meta = { component: Checkbox, tags: ['autodocs'] } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { label: 'The bill goes to the same address', hint: '', disabled: false },
};

export const States: Story = {
  args: { label: '' },
  render: () => (
    <Stack gap={6}>
      <Checkbox
        label={
          <>
            I accept the <a href="#terms">terms of service</a>
          </>
        }
        defaultChecked
      />
      <Checkbox label="Not now" disabled />
    </Stack>
  ),
};
