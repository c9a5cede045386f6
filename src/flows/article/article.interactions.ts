import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { articleMachine } from '../../../machines/article/article.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const retry = () => screen.queryByRole('button', { name: 'Try again' });

export const articleInteractions: Interactions<typeof articleMachine> = {
  'article.retried': { control: retry, perform: () => userEvent.click(retry() as HTMLElement) },
};
