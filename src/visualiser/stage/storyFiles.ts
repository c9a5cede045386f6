import type { ComponentType, ReactElement } from 'react';

export type Story = {
  args?: Record<string, unknown>;
  decorators?: ((story: ComponentType, context: object) => ReactElement)[];
  render?: (args: Record<string, unknown>, context: object) => ReactElement | null;
  parameters?: { chart?: { machine: string; state: string } };
};
export type StoryFile = { default: Story & { component?: ComponentType<Record<string, unknown>> } } & Record<
  string,
  Story
>;

/** Every file with stories of charts' states, to be loaded. */
export const storyFiles: Readonly<Record<string, () => Promise<StoryFile>>> = import.meta.glob<StoryFile>(
  '../../{flows,routes,visualiser}/*/*.stories.tsx',
);
