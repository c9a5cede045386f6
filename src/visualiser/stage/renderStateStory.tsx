import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createBackend } from '../../../mocks/backend.ts';
import { memoryStorage } from '../../../mocks/drupal/storage.ts';
import { interceptRequests } from '../../../mocks/interceptRequests.ts';
import { loadStory } from './stories.tsx';

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
