import type { ComponentType, ReactElement } from 'react';

type Story = {
  args?: Record<string, unknown>;
  decorators?: ((story: ComponentType, context: object) => ReactElement)[];
  render?: (args: Record<string, unknown>, context: object) => ReactElement | null;
  parameters?: { chart?: { machine: string; state: string } };
};
type StoryFile = { default: Story & { component?: ComponentType<Record<string, unknown>> } } & Record<string, Story>;

const files: Record<string, () => Promise<StoryFile>> = import.meta.glob<StoryFile>([
  '../../flows/*/*.stories.tsx',
  '../*/*.stories.tsx',
]);

/** A story as Storybook draws it: its decorators inside those of its file. */
function renderStory({ default: meta }: StoryFile, story: Story): ReactElement {
  const args = { ...meta.args, ...story.args };
  const context = { args, parameters: story.parameters ?? {} };
  const { component: Component } = meta;
  const render = story.render ?? meta.render ?? (() => (Component ? <Component {...args} /> : null));
  const Inside = () => render(args, context);
  const Whole = [...(story.decorators ?? []), ...(meta.decorators ?? [])].reduce<ComponentType>(
    (Within, decorator) => () => decorator(Within, context),
    Inside,
  );
  return <Whole />;
}

/**
 * The real view of a chart that stands still in a state, as its story shows it, with the charts inside it.
 * @param state id as in ChartGraph
 * @returns null where no story shows the state
 */
export async function loadStory(chart: string, state: string): Promise<ReactElement | null> {
  const path = state.slice(chart.length + 1);
  // Most charts' stories lie in their own folder; the others are found by looking.
  const likely = Object.keys(files).sort((a, b) => Number(b.includes(`/${chart}/`)) - Number(a.includes(`/${chart}/`)));
  for (const name of likely) {
    const file = await files[name]?.();
    if (!file) continue;
    const story = Object.values(file).find(
      ({ parameters }) => parameters?.chart?.machine === chart && parameters.chart.state === path,
    );
    if (story) return renderStory(file, story);
  }
  return null;
}
