import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from './Icon.tsx';
import { Row, Stack } from './Layout.tsx';

/**
 * **Use** an icon beside words that say the same, in the colour of those words. It is hidden from screen readers.
 *
 * **Misuse:** An icon that does something is an `IconButton`, which has a name. Do not draw one in another style or line
 * width, and do not let it carry a meaning alone.
 */
const meta = {
  component: Icon,
  tags: ['autodocs'],
  argTypes: { name: { control: 'select', options: iconNames } },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { name: 'frame', size: 32 } };

export const AllIcons: Story = {
  args: { name: 'frame' },
  render: () => (
    <Row gap={6}>
      {iconNames.map((name) => (
        <Stack key={name} gap={1}>
          <Icon name={name} size={32} />
          <span>{name}</span>
        </Stack>
      ))}
    </Row>
  ),
};
