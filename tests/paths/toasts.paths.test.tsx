import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { toastsSamples as samples } from '../../machines/toasts/toasts.samples.ts';
import { Toasts } from '../../src/flows/toasts/Toasts.tsx';
import { toastsGestures as gestures } from '../../src/flows/toasts/toasts.gestures.ts';
import { toasts as flow } from '../../src/flows/toasts/toasts.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const raised = (text: string, tone = 'plain') => ({ type: 'toast.raised', text, tone });

const outcomes: Outcome[] = [
  { requires: 'SHELL-28', after: [raised('Login Expired'), { wait: 4_999 }], sees: 'Login Expired' },
  { requires: 'SHELL-28', after: [raised('Login Expired'), { wait: 5_000 }], butNot: 'Login Expired' },
  {
    requires: 'SHELL-28',
    after: [raised('Login Expired'), { wait: 4_000 }, raised('added to cart'), { wait: 4_999 }],
    sees: 'added to cart',
    butNot: 'Login Expired',
  },
  {
    requires: 'SHELL-29',
    after: [raised('Login Expired!!')],
    check: () => expect(screen.getByRole('heading').textContent).toBe('Login Expired!!'),
  },
  {
    requires: 'SHELL-29',
    after: [raised('Login Expired!!!')],
    sees: 'Login Expired!!!',
    check: () => expect(screen.queryByRole('heading')).toBeNull(),
  },
  {
    requires: 'SHELL-27',
    after: [raised('added to cart', 'good')],
    check: () => {
      const { top, left, right } = screen.getByRole('region', { name: 'Notices' }).getBoundingClientRect();
      expect(top).toBe(30);
      expect(Math.round((left + right) / 2)).toBe(Math.round(document.documentElement.clientWidth / 2));
    },
  },
  {
    requires: 'SHELL-28',
    after: [raised('added to cart'), { type: 'toast.held' }, { wait: 60_000 }],
    sees: 'added to cart',
  },
];

walkView({ flow, samples, gestures, outcomes, view: <Toasts /> });
