import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';
import { Row, Stack } from './Layout.tsx';

const meta = { title: 'UI/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj;

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const;

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
            With a drawing
          </Button>
          <Button look={look} disabled>
            Not now
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

export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 200 }}>
      <Button wide>Continue with the address in Thiruvananthapuram</Button>
    </div>
  ),
};
