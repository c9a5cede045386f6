import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { QuantityInput } from './QuantityInput.tsx';

/**
 * **Use** it for how many of one thing, where people mostly want one or two. `isRaising` is for while the shop looks up
 * whether there is one more.
 *
 * **Misuse:** A measure (inches, a year) is a `TextInput`. At its least or most the button stands disabled; it does not
 * go away.
 */
const meta = { component: QuantityInput, tags: ['autodocs'] } satisfies Meta<typeof QuantityInput>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: {
    value: 2,
    label: 'Quantity of Rose Hour',
    lowerLabel: 'One less',
    raiseLabel: 'One more',
    canLower: true,
    canRaise: true,
    isRaising: false,
    onLower: () => {},
    onRaise: () => {},
  },
  render: function Render(args) {
    const [, update] = useArgs<typeof args>();
    const step = (by: number) => () => update({ value: args.value + by });
    return <QuantityInput {...args} onLower={step(-1)} onRaise={step(1)} />;
  },
};
