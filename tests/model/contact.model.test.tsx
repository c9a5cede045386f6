import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { contactFixture } from '../../fixtures/contact.fixture.tsx';
import type { PathAction } from '../../fixtures/harness/fixture.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const type = (field: string, text: string): PathAction => ({ type: 'field.typed', field, text });
const open: PathAction = { type: 'form.opened' };
const go: PathAction = { type: 'form.submitted' };
const sent: PathAction = { reply: 'contact.sent' };
const control = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const topics = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Topic/ });

const message = {
  topic: 'Packaging Requests',
  name: 'Asha 🌿',
  mail: 'Asha@Example.com',
  message: 'שלום <b>there</b>',
};
/** The dialog, filled in; '' leaves a field empty. */
const fill = (changed: Partial<typeof message> = {}): PathAction[] => [
  open,
  ...Object.entries({ ...message, ...changed })
    .filter(([, text]) => text !== '')
    .map(([field, text]) => type(field, text)),
];

const expectMissing = (field: keyof typeof message): Outcome => ({
  requires: 'CONT-04',
  after: [...fill({ [field]: '' }), go],
  sees: 'Enter all details',
  check: async ({ gate }) => {
    expect(gate.pendingCount()).toBe(0);
    expect(document.getElementById(`contact-${field}`)).toBeInvalid();
    // the summary has the focus, and leads there
    const summary = screen.getByRole('alert');
    await waitFor(() => expect(document.activeElement).toContainElement(summary));
    await userEvent.click(within(summary).getByRole('link'));
    expect(document.getElementById(`contact-${field}`)).toHaveFocus();
  },
});

const outcomes: Outcome[] = [
  {
    requires: 'CONT-02',
    after: [open],
    check: () => {
      const dialog = screen.getByRole('dialog', { name: 'Write to us' });
      expect(dialog).toBeVisible();
      expect(
        within(dialog)
          .getAllByRole('textbox')
          .map(({ id }) => id),
      ).toEqual(['contact-name', 'contact-mail', 'contact-message']);
    },
  },
  {
    requires: 'CONT-09',
    after: [open],
    check: () => {
      expect([...topics().options].slice(1).map(({ value }) => value)).toEqual([
        'Pre-Purchase Questions',
        'Design Support',
        'Shop Art',
        'Custom Framing / Frames',
        'User Image Uploads',
        'Gallery Walls',
        'Gifting',
        'Delivery / Pin Code Related',
        'Packaging Requests',
        'Website Issues',
        'Promo Code Issues',
        'Other',
      ]);
    },
  },
  expectMissing('topic'),
  expectMissing('name'),
  expectMissing('mail'),
  expectMissing('message'),
  {
    requires: 'CONT-05',
    after: [open, type('name', '   '), type('message', '\u200b\n'), go],
    sees: 'Enter all details',
    check: () => {
      expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(4);
    },
  },
  {
    requires: 'CONT-06',
    after: [...fill({ mail: 'asha@example' }), go],
    sees: 'Enter E-mail correctly',
    butNot: 'Enter all details',
    check: ({ gate }) => {
      expect(gate.pendingCount()).toBe(0);
      expect(control(/^E-mail/)).toHaveAccessibleDescription('Enter E-mail correctly');
    },
  },
  {
    requires: 'CONT-07',
    after: [...fill(), go, sent],
    sees: 'Message Sent Succesfully',
    check: async ({ backend }) => {
      const letter = (await backend.inbox())[0];
      expect(letter?.subject).toMatch(/^Contact mail/);
      for (const line of ['Questions: Packaging Requests', 'Asha 🌿 <asha@example.com>', 'שלום <b>there</b>'])
        expect(letter?.text).toContain(line);
    },
  },
  {
    requires: 'CONT-03',
    after: [...fill(), go, sent],
    check: async (harness) => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await harness.perform(open);
      expect([topics(), control(/^Name/), control(/^E-mail/), control(/^Message/)].map(({ value }) => value)).toEqual([
        '',
        '',
        '',
        '',
      ]);
    },
  },
  {
    requires: 'CONT-08',
    after: [...fill(), go, { reply: 'contact.down' }],
    emits: { type: 'log' },
    check: async (harness) => {
      await waitFor(() => expect(control(/^Message/)).not.toHaveAttribute('readonly'));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(harness.effects.map(({ type }) => type)).not.toContain('toast');
      expect(control(/^Message/)).toHaveValue(message.message);
      await harness.perform(go);
      await harness.perform(sent);
      await screen.findByText('Message Sent Succesfully');
    },
  },
  // closed and opened again, what was typed is there
  {
    requires: 'CONT-03',
    after: [...fill(), { type: 'form.closed' }, open],
    check: () => {
      expect(control(/^Message/)).toHaveValue(message.message);
    },
  },
  {
    requires: 'CONT-07',
    after: fill(),
    check: async ({ gate }) => {
      await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
      await gate.waitForPending();
      expect(gate.pendingCount()).toBe(1);
    },
  },
  // what is too long is claimed, not sent
  {
    requires: 'CONT-04',
    after: fill(),
    check: async (harness) => {
      harness.actor.send({ type: 'field.typed', field: 'message', text: '🖼️'.repeat(10_001) });
      await harness.perform(go);
      await waitFor(() =>
        expect(control(/^Message/)).toHaveAccessibleDescription(
          'This is longer than we can take: 10000 characters at most',
        ),
      );
      expect(harness.gate.pendingCount()).toBe(0);
    },
  },
];

testPaths({ ...contactFixture, outcomes });
