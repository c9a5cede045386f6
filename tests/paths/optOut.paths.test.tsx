import { screen, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { optOutStage } from '../stages/optOut.stage.tsx';
import type { Doing, Walker } from '../support/walk/stage.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const typed = (text: string): Doing => ({ type: 'field.typed', field: 'mail', text });
const go: Doing = { type: 'form.submitted' };
const honest: Doing = { answer: 'newsletter.removed' };
const done = 'Done. Our newsletter no longer goes to this address.';
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ });

const subscribers = ({ backend: { store } }: Walker) =>
  store.list('node--news_letter').map(({ attributes }) => attributes.title);

const outcomes: Outcome[] = [
  {
    requires: 'STAT-07',
    after: [],
    check: () => {
      expect(box()).toHaveValue('');
      expect(screen.getByRole('button', { name: 'Opt Out' })).toBeEnabled();
    },
  },
  {
    requires: 'STAT-08',
    after: [typed('Known@Example.com'), go, honest],
    sees: done,
    check: (walker) => expect(subscribers(walker)).not.toContain('known@example.com'),
  },
  // who was never on it is told the same
  { requires: 'STAT-08', after: [typed('stranger@example.com'), go, honest], sees: done },
  {
    requires: 'STAT-08',
    after: [typed('known@'), go],
    sees: 'Enter valid email',
    check: async ({ gate, backend }) => {
      expect(gate.heldCount()).toBe(0);
      expect(backend.store.list('node--news_letter').length).toBeGreaterThan(0);
      // the summary has the focus, and leads to the field
      const summary = screen.getByRole('alert');
      await waitFor(() => expect(document.activeElement).toContainElement(summary));
      screen.getByRole('link', { name: 'E-mail' }).click();
      expect(box()).toHaveFocus();
    },
  },
  {
    requires: 'STAT-08',
    after: [typed('known@example.com'), go, { answer: 'newsletter.unknownAddress' }],
    check: async () => {
      await waitFor(() => expect(box()).toHaveAccessibleDescription('This value is not a valid email address.'));
      expect(box()).toHaveValue('known@example.com');
    },
  },
  {
    requires: 'STAT-08',
    after: [typed('known@example.com'), go, { answer: 'newsletter.notRemoved' }, go, honest],
    sees: done,
    check: (walker) => expect(subscribers(walker)).not.toContain('known@example.com'),
  },
];

walkView({ ...optOutStage, outcomes });
