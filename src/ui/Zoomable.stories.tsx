import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Zoomable } from './Zoomable.tsx';

/**
 * **Use** it for a picture that is worth a close look. It takes most of the window's height, and answers to wheel, fingers, keys and
 * its two buttons; `onTurn` leads to the next picture.
 *
 * **Misuse:** It holds the wheel and the fingers, so it does not stand in the middle of a page that scrolls: it fills a
 * dialog.
 */
const meta = {
  component: Zoomable,
  tags: ['autodocs'],
  argTypes: { children: { control: false } },
  // Its height is the window's, which on the page of docs is one of its own.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Zoomable>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: {
    children: (
      <svg viewBox="0 0 40 30" width="100%" height="100%" role="img" aria-label="A hill under a wide sky">
        <path fill="#dfe8ec" d="M0 0h40v30H0z" />
        <path fill="#34596b" d="M0 20q14-9 40 0v10H0z" />
      </svg>
    ),
    resetKey: 'hill',
    onTurn: fn(),
  },
};
