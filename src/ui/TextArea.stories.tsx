import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

/**
 * **Use** it for a text of more than one line: a message, what stands on a gift card. `rows` shows how much is expected.
 *
 * **Misuse:** A name or an address is one `TextInput` a line, or the browser cannot fill it in.
 */
const meta = { component: TextArea, tags: ['autodocs'] } satisfies Meta<typeof TextArea>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: {
    label: 'Message',
    hint: 'As many words as you like.',
    error: '',
    required: false,
    disabled: false,
    rows: 5,
    onText: fn(),
  },
};
