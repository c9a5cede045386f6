import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Harness, PathAction } from '../../fixtures/harness/fixture.ts';
import { partnerFixture } from '../../fixtures/partner.fixture.tsx';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const application = {
  firstName: 'Asha',
  company: 'Menon Interiors 🏛️',
  website: 'https://menon-interiors.example/work?y=2026',
  mail: 'Asha@Example.com',
  phone: '+91 98470 12345',
  address: '1 New Street',
  city: 'कोच्चि',
  state: 'Kerala',
  pincode: '682001',
};
type Name = keyof typeof application;

const type = (field: string, text: string): PathAction => ({ type: 'field.typed', field, text });
const go: PathAction = { type: 'form.submitted' };
const sent: PathAction = { reply: 'partner.sent' };
const control = (field: string) => document.getElementById(`partner-${field}`) as HTMLInputElement;
/** The form as the session stored it, with these changes. */
const fill = (changed: Partial<typeof application> & { gst?: string } = {}): PathAction => ({
  type: 'form.recalled',
  values: { ...application, ...changed },
});

/** Not sent, and shown beside the field as well as over the form. */
const mend = ({ pendingCount }: Harness['gate'], field: string, message: string) => {
  expect(pendingCount()).toBe(0);
  expect(control(field)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(within(screen.getByRole('alert')).getByRole('link')).toHaveAttribute('href', `#partner-${field}`);
};
const expectRefusal = (requires: string, field: string, text: string, message: string): Outcome => ({
  requires,
  after: [fill({ [field]: text }), go],
  sees: message,
  butNot: 'Enter All Details',
  check: ({ gate }) => mend(gate, field, message),
});
const getLetter = async ({ backend }: Harness) => (await backend.inbox())[0]?.text ?? '';

const outcomes: Outcome[] = [
  {
    requires: 'PART-04',
    after: [go],
    sees: 'Enter All Details',
    check: () => {
      const links = within(screen.getByRole('alert')).getAllByRole<HTMLAnchorElement>('link');
      expect(links.map(({ textContent }) => textContent)).toEqual([
        'First name',
        'Company',
        'Website',
        'E-mail',
        'Phone',
        'Address',
        'City',
        'State',
        'Pin code',
      ]);
    },
  },
  {
    requires: 'PART-05',
    after: [fill({ state: '' }), go],
    sees: 'Enter All Details',
    check: async ({ gate }) => {
      expect(gate.pendingCount()).toBe(0);
      const summary = screen.getByRole('alert');
      await waitFor(() => expect(document.activeElement).toContainElement(summary));
      await userEvent.click(within(summary).getByRole('link', { name: 'State' }));
      expect(control('state')).toHaveFocus();
    },
  },
  expectRefusal('PART-07', 'website', 'menon interiors', 'Enter Valid website address'),
  expectRefusal('PART-09', 'phone', '98470', 'Enter Valid Phone Number'),
  expectRefusal('PART-12', 'gst', '32ABCDE1234F1Z', 'Enter Valid GST Number'),
  {
    requires: 'PART-17',
    after: [fill({ gst: '32 abcde 1234 f1z5' }), type('lastName', 'Menon'), go, sent],
    check: async (harness) => {
      const letter = await getLetter(harness);
      for (const line of [
        'Asha <asha@example.com>',
        'Second name: Menon',
        'Company name: Menon Interiors 🏛️',
        'Company website: https://menon-interiors.example/work?y=2026',
        'Gst number: 32ABCDE1234F1Z5',
        'Phone number: +91 98470 12345',
        'Address: 1 New Street',
        'City: कोच्चि',
        'State: Kerala',
        'Pincode: 682001',
      ])
        expect(letter).toContain(line);
    },
  },
  {
    requires: 'PART-10',
    after: [fill(), go, sent],
    sees: 'Form submitted',
    check: async (harness) => {
      expect(await getLetter(harness)).not.toContain('Gst');
    },
  },
  { requires: 'PART-13', after: [fill(), go, sent], sees: 'Form submitted' },
  {
    requires: 'PART-14',
    after: [fill(), go, sent],
    emits: { type: 'navigate', to: '/' },
    check: () => {
      for (const field of Object.keys(application)) expect(control(field)).toHaveValue('');
    },
  },
  {
    requires: 'PART-15',
    after: [fill(), go, { reply: 'partner.down' }],
    sees: 'Please try later!',
    check: async (harness) => {
      expect(control('address')).toHaveValue(application.address);
      await harness.perform(go);
      await harness.perform(sent);
      await screen.findAllByText('Form submitted');
    },
  },
  {
    requires: 'PART-16',
    after: [fill()],
    check: async ({ gate }) => {
      await userEvent.dblClick(screen.getByRole('button', { name: 'Apply' }));
      await gate.waitForPending();
      expect(gate.pendingCount()).toBe(1);
      expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
      // it covers every field
      const field = control('address').getBoundingClientRect();
      const over = document.elementFromPoint(field.x + field.width / 2, field.y + field.height / 2);
      expect(control('address').contains(over)).toBe(false);
    },
  },
  {
    requires: 'PART-17',
    after: [fill(), go, { reply: 'partner.refused' }],
    check: async ({ gate }) => {
      await waitFor(() => mend(gate, 'company' satisfies Name, 'This value is too long.'));
      expect(control('company')).toHaveValue(application.company);
    },
  },
];

testPaths({ ...partnerFixture, outcomes });
