import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';
import { iconNames } from './Icon.tsx';
import { Row, Stack } from './Layout.tsx';

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const;

/**
 * **Use** a button for what happens here and now, with a verb on it. One `primary` on a screen names the next step, the
 * others are `secondary` or `quiet`, and `danger` takes something away for good. Give `busyText` to a button that waits.
 *
 * **Misuse:** A way to another page is a `Link`, and looks like a button (`render`) only where it is the next step. Do not
 * disable a button to report a mistake: let it be pressed and say beside the field what is missing.
 */
const meta = {
  component: Button,
  tags: ['autodocs'],
  argTypes: {
    look: { control: 'inline-radio', options: looks },
    size: { control: 'inline-radio', options: ['normal', 'small'] },
    icon: { control: 'select', options: iconNames },
    wide: { control: 'boolean' },
    busy: { control: 'boolean' },
    busyText: { control: 'text' },
    disabled: { control: 'boolean' },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { children: 'Add to bag', look: 'primary', size: 'normal', busyText: 'Adding…', onClick: fn() },
};

export const Looks: Story = {
  render: () => (
    <Stack>
      {looks.map((look) => (
        <Row key={look}>
          <Button look={look}>Add to bag</Button>
          <Button look={look} size="small">
            Small
          </Button>
          <Button look={look} icon="bag">
            With an icon
          </Button>
          <Button look={look} disabled>
            Disabled
          </Button>
          <Button look={look} href="#art">
            A link
          </Button>
        </Row>
      ))}
    </Stack>
  ),
};

const press = fn();

/** A busy button keeps its width and its focus, states that it is busy, and does nothing. */
export const Busy: Story = {
  render: () => (
    <Row>
      <Button busyText="Placing your order…">Place the Order</Button>
      <Button busy busyText="Placing your order…" onClick={press}>
        Place the Order
      </Button>
    </Row>
  ),
  play: async ({ canvas }) => {
    press.mockClear();
    const [idle, busy] = canvas.getAllByRole('button');
    await userEvent.click(busy as HTMLElement);
    expect(press).not.toHaveBeenCalled();
    expect(busy).toHaveAttribute('aria-busy', 'true');
    expect(busy?.offsetWidth).toBe(idle?.offsetWidth);
  },
};
