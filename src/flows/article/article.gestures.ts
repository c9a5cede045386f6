import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { articleMachine } from '../../../machines/article/article.machine.ts';
import type { Gestures } from '../../kit/gestures.ts';

const retry = () => screen.queryByRole('button', { name: 'Try again' });

export const articleGestures: Gestures<typeof articleMachine> = {
  'article.retried': { control: retry, perform: () => userEvent.click(retry() as HTMLElement) },
};
