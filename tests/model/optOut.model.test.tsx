import { screen, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Harness, PathAction } from '../../fixtures/harness/fixture.ts';
import { optOutFixture } from '../../fixtures/optOut.fixture.tsx';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const type = (text: string): PathAction => ({ type: 'field.typed', field: 'mail', text });
const go: PathAction = { type: 'form.submitted' };
const honest: PathAction = { reply: 'newsletter.removed' };
const done = 'Done. Our newsletter no longer goes to this address.';
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ });

const subscribers = ({ backend: { store } }: Harness) =>
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
    after: [type('Known@Example.com'), go, honest],
    sees: done,
    check: (harness) => expect(subscribers(harness)).not.toContain('known@example.com'),
  },
  // who was never on it is told the same
  { requires: 'STAT-08', after: [type('stranger@example.com'), go, honest], sees: done },
  {
    requires: 'STAT-08',
    after: [type('known@'), go],
    sees: 'Enter valid email',
    check: async ({ gate, backend }) => {
      expect(gate.pendingCount()).toBe(0);
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
    after: [type('known@example.com'), go, { reply: 'newsletter.unknownAddress' }],
    check: async () => {
      await waitFor(() => expect(box()).toHaveAccessibleDescription('This value is not a valid email address.'));
      expect(box()).toHaveValue('known@example.com');
    },
  },
  {
    requires: 'STAT-08',
    after: [type('known@example.com'), go, { reply: 'newsletter.notRemoved' }, go, honest],
    sees: done,
    check: (harness) => expect(subscribers(harness)).not.toContain('known@example.com'),
  },
];

testPaths({ ...optOutFixture, outcomes });
