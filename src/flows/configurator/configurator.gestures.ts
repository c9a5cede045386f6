import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { configuratorMachine } from '../../../machines/configurator/configurator.machine.ts';
import { sizeKey } from '../../domain/size.ts';
import type { Gestures } from '../../kit/gestures.ts';

const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[type=radio][value="${value}"]`);
/** A native radio that is chosen already cannot be chosen again. */
const free = (value: string) => (radio(value)?.checked ? null : radio(value));
const tab = (name: string) => screen.queryByRole('tab', { name });
const retry = () => screen.queryByRole('button', { name: 'Try again' });

export const configuratorGestures: Gestures<typeof configuratorMachine> = {
  'media.chosen': {
    control: ({ media }) => free(media),
    perform: ({ media }) => userEvent.click(radio(media) as HTMLElement),
  },
  'tab.opened': {
    control: (event) => (tab(event.tab)?.ariaSelected === 'true' ? null : tab(event.tab)),
    perform: (event) => userEvent.click(tab(event.tab) as HTMLElement),
  },
  'size.chosen': {
    control: ({ size }) => free(sizeKey(size)),
    perform: ({ size }) => userEvent.click(radio(sizeKey(size)) as HTMLElement),
  },
  'art.retried': { control: retry, perform: () => userEvent.click(retry() as HTMLElement) },
};
