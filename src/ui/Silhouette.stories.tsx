import type { Meta, StoryObj } from '@storybook/react-vite';
import { Silhouette } from './Silhouette.tsx';

/**
 * **Use** it beside a picture whose size has to be imagined, at the same scale as the picture.
 *
 * **Misuse:** At a scale of its own it would lie about the size. It is no decoration, and says nothing to a screen reader,
 * so the size stands in words, too.
 */
const meta = { component: Silhouette, tags: ['autodocs'] } satisfies Meta<typeof Silhouette>;
export default meta;

export const Playground: StoryObj<typeof meta> = { args: { kind: 'sofa', scale: 3 } };
