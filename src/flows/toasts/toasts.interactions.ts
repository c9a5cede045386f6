import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { toastsMachine } from '../../../machines/toasts/toasts.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const dismiss = () => screen.queryByRole('button', { name: 'Dismiss' });
const isPaused = () => dismiss()?.closest('[data-held]') != null;

export const toastsInteractions: Interactions<typeof toastsMachine> = {
  'toast.raised': null,
  'toast.held': {
    control: () => (isPaused() ? null : dismiss()),
    perform: () => userEvent.hover(dismiss() as HTMLElement),
  },
  'toast.released': {
    control: () => (isPaused() ? dismiss() : null),
    perform: () => userEvent.unhover(dismiss() as HTMLElement),
  },
  'toast.dismissed': {
    control: dismiss,
    // As a screen reader presses it: a pointer would rest on the notice first, which is an event of its own.
    perform: async () => dismiss()?.click(),
  },
};
