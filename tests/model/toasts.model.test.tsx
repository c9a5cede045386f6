import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { toastsFixture } from '../../fixtures/toasts.fixture.tsx';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const raise = (text: string, tone = 'plain') => ({ type: 'toast.raised', text, tone });

const outcomes: Outcome[] = [
  { requires: 'SHELL-28', after: [raise('Login Expired'), { wait: 4_999 }], sees: 'Login Expired' },
  { requires: 'SHELL-28', after: [raise('Login Expired'), { wait: 5_000 }], butNot: 'Login Expired' },
  {
    requires: 'SHELL-28',
    after: [raise('Login Expired'), { wait: 4_000 }, raise('added to cart'), { wait: 4_999 }],
    sees: 'added to cart',
    butNot: 'Login Expired',
  },
  {
    requires: 'SHELL-29',
    after: [raise('Login Expired!!')],
    check: () => expect(screen.getByRole('heading').textContent).toBe('Login Expired!!'),
  },
  {
    requires: 'SHELL-29',
    after: [raise('Login Expired!!!')],
    sees: 'Login Expired!!!',
    check: () => expect(screen.queryByRole('heading')).toBeNull(),
  },
  {
    requires: 'SHELL-27',
    after: [raise('added to cart', 'good')],
    check: () => {
      const getMiddle = (element: Element) => {
        const { left, right } = element.getBoundingClientRect();
        return Math.round((left + right) / 2);
      };
      const notices = screen.getByRole('region', { name: 'Notices' });
      expect(notices.getBoundingClientRect().top).toBe(30);
      // not of the window: a scrollbar takes some of it
      expect(getMiddle(notices)).toBe(getMiddle(document.body));
    },
  },
  {
    requires: 'SHELL-28',
    after: [raise('added to cart'), { type: 'toast.hovered' }, { wait: 60_000 }],
    sees: 'added to cart',
  },
];

testPaths({ ...toastsFixture, outcomes });
