import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { answerInPage } from '../../../mocks/answerInPage.ts';
import { createBackend } from '../../../mocks/backend.ts';
import { memoryStorage } from '../../../mocks/drupal/storage.ts';
import { storyOf } from './stories.tsx';

const drawn = () => new Promise<void>((go) => requestAnimationFrame(() => requestAnimationFrame(() => go())));

/** Lets a chart stand still in a state; gives false where no story shows it. What the view only shows, the backend answers. */
export function standing(chart: string, draw: (view: ReactElement) => void) {
  const { dataset } = document.documentElement;
  answerInPage(...createBackend({ storage: memoryStorage() }).handlers);
  return async (state: string): Promise<boolean> => {
    dataset.stage = 'loading';
    const story = await storyOf(chart, state);
    if (story) draw(<MemoryRouter>{story}</MemoryRouter>);
    await drawn();
    await document.fonts.ready;
    dataset.stands = state;
    dataset.stage = story ? 'ready' : 'refused';
    return story !== null;
  };
}
