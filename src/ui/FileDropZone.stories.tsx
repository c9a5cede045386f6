import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FileDropZone } from './FileDropZone.tsx';

/**
 * **Use** it where a person hands over a picture: `tall` where the page is about the file, `low` among other fields,
 * `button` where a file is there already and can be replaced. `hint` says which files are taken and how large they may be.
 *
 * **Misuse:** It reads and checks nothing: whoever gets the files does. Do not name dragging alone in its label, for a
 * phone has none; that is what `dropHint` is for.
 */
const meta = {
  component: FileDropZone,
  tags: ['autodocs'],
  argTypes: {
    look: { control: 'inline-radio' },
    busy: { control: 'text' },
    errorId: { control: 'text' },
    children: { control: false },
  },
} satisfies Meta<typeof FileDropZone>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: {
    look: 'tall',
    label: 'Choose a picture',
    hint: 'JPG or PNG, up to 20 MB',
    dropHint: (isOver) => (isOver ? 'Let go to take it' : 'or drop one here'),
    accept: 'image/jpeg,image/png',
    onFile: fn(),
  },
};
