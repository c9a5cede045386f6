import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Harness, PathAction } from '../../fixtures/harness/fixture.ts';
import { newsletterFixture } from '../../fixtures/newsletter.fixture.tsx';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const type = (text: string): PathAction => ({ type: 'field.typed', field: 'mail', text });
const go: PathAction = { type: 'form.submitted' };
const honest: PathAction = { reply: 'newsletter.honest' };
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ });
const subscribers = ({ backend: { store } }: Harness) =>
  store.list('node--news_letter').map(({ attributes }) => attributes.title);
const thanks = 'Thank you for subscribing to our Newsletter.';
const already = 'This email is already in our subscribers list. Thank You.';

/** The text is no address: nothing is requested, and what was typed stays. */
const wrong = (text: string): Outcome => ({
  requires: 'NEWS-06',
  after: [type(text), go],
  sees: 'Enter valid email',
  check: ({ gate }) => {
    expect(gate.pendingCount()).toBe(0);
    expect(box()).toHaveValue(text);
    expect(box()).toHaveAccessibleDescription('Enter valid email');
  },
});

const outcomes: Outcome[] = [
  {
    requires: 'NEWS-01',
    after: [],
    check: () => {
      expect(box()).toBeEnabled();
    },
  },
  {
    requires: 'NEWS-03',
    after: [type(' Asha@Example.com '), go, honest],
    sees: thanks,
    check: (harness) => {
      expect(subscribers(harness)).toContain('asha@example.com');
      expect(box()).toHaveValue('');
    },
  },
  {
    requires: 'NEWS-04',
    after: [type('asha@example.com'), go, honest, type('ASHA@example.com'), go, honest],
    sees: already,
    butNot: thanks,
    check: (harness) => {
      expect(subscribers(harness).filter((title) => title === 'asha@example.com')).toHaveLength(1);
    },
  },
  {
    requires: 'NEWS-02',
    after: [type('asha@example.com')],
    check: async ({ gate }) => {
      const button = screen.getByRole('button', { name: 'Subscribe' });
      await userEvent.dblClick(button);
      await gate.waitForPending();
      expect(button).toHaveAttribute('aria-busy', 'true');
      expect(gate.pendingCount()).toBe(1);
    },
  },
  ...['newsletter.down', 'newsletter.garbled'].map(
    (reply): Outcome => ({
      requires: 'NEWS-05',
      after: [type('asha@example.com'), go, { reply }],
      emits: { type: 'log' },
      check: async (harness) => {
        await waitFor(() => expect(screen.getByRole('button', { name: 'Subscribe' })).not.toHaveAttribute('aria-busy'));
        expect(harness.effects).toEqual([
          { type: 'log', message: expect.stringMatching(/^newsletter was not sent: ApiFailure: /) },
        ]);
        expect(screen.queryByRole('alert')).toBeNull();
        for (const status of screen.getAllByRole('status')) expect(status).toHaveTextContent(/^$/);
        // and it can be tried again
        await harness.perform(go);
        await harness.perform(honest);
        await screen.findByText(thanks);
      },
    }),
  ),
  wrong('asha@'),
  wrong('asha@example'),
  wrong('مرحبا'),
  wrong('🖼️@🖼️'),
  { requires: 'NEWS-06', after: [go], sees: 'Enter valid email' },
];

testPaths({ ...newsletterFixture, outcomes });
