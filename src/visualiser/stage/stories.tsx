import type { ComponentType, ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createBackend } from '../../../mocks/backend.ts';
import { memoryStorage } from '../../../mocks/drupal/storage.ts';
import { interceptRequests } from '../../../mocks/interceptRequests.ts';
import { type Story, type StoryFile, storyFiles } from './storyFiles.ts';

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
async function loadStory(chart: string, state: string): Promise<ReactElement | null> {
  const path = state.slice(chart.length + 1);
  // Most charts' stories lie in their own folder; the others are found by looking.
  const likely = Object.keys(storyFiles).sort(
    (a, b) => Number(b.includes(`/${chart}/`)) - Number(a.includes(`/${chart}/`)),
  );
  for (const name of likely) {
    const file = await storyFiles[name]?.();
    if (!file) continue;
    const story = Object.values(file).find(
      ({ parameters }) => parameters?.chart?.machine === chart && parameters.chart.state === path,
    );
    if (story) return renderStory(file, story);
  }
  return null;
}

const nextPaint = () => new Promise<void>((go) => requestAnimationFrame(() => requestAnimationFrame(() => go())));

/** Lets a chart stand still in a state; gives false where no story shows it. What the view only shows, the backend answers. */
export function renderStateStory(chart: string, draw: (view: ReactElement) => void) {
  const { dataset } = document.documentElement;
  interceptRequests(...createBackend({ storage: memoryStorage() }).handlers);
  return async (state: string): Promise<boolean> => {
    dataset.stage = 'loading';
    const story = await loadStory(chart, state);
    if (story) draw(<MemoryRouter>{story}</MemoryRouter>);
    await nextPaint();
    await document.fonts.ready;
    dataset.stands = state;
    dataset.stage = story ? 'ready' : 'refused';
    return story !== null;
  };
}
