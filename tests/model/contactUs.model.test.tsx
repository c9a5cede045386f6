import { screen, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { contactUsFixture } from '../../fixtures/contactUs.fixture.tsx';
import type { PathAction } from '../../fixtures/harness/fixture.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const type = (field: string, text: string): PathAction => ({ type: 'field.typed', field, text });
const go: PathAction = { type: 'form.submitted' };
const sent: PathAction = { reply: 'contact.sent' };
const filled: PathAction[] = [
  type('name', 'Asha'),
  type('mail', 'asha@example.com'),
  type('topic', 'Gifting'),
  type('message', 'A frame for a grandmother'),
];
const control = (field: string) => document.getElementById(`contactUs-${field}`) as HTMLInputElement;

const outcomes: Outcome[] = [
  {
    requires: 'CONT-10',
    after: [],
    check: () => {
      for (const label of ['First Name', 'Email', 'Phone Number', 'I need help with', 'Message'])
        expect(screen.getByLabelText(new RegExp(`^${label}`))).toBeEnabled();
    },
  },
  {
    requires: 'CONT-11',
    after: [go],
    check: () => {
      const marked = [...document.querySelectorAll('label')].filter(({ textContent }) => textContent?.endsWith('*'));
      expect(marked.map((label) => (label.control as HTMLElement).id).sort()).toEqual(
        [...document.querySelectorAll('[aria-invalid]')].map(({ id }) => id).sort(),
      );
      expect(marked).toHaveLength(4);
    },
  },
  {
    requires: 'CONT-13',
    after: [...filled, type('phone', '+91 98470 12345'), go, sent],
    sees: 'Message Sent Succesfully',
    check: async ({ backend }) => {
      const letter = (await backend.inbox())[0];
      expect(letter?.subject).toMatch(/^Contact mail/);
      expect(letter?.text).toContain('Questions: Gifting');
      expect(letter?.text).toContain('A frame for a grandmother\n\nPhone: +91 98470 12345');
      expect(control('message')).toHaveValue('');
    },
  },
  { requires: 'CONT-11', after: [...filled, type('phone', '12345'), go], sees: 'Enter Valid Phone Number' },
  // the browser's own way to send a form, which leaves the page, is not gone
  {
    requires: 'CONT-12',
    after: filled,
    check: async (harness) => {
      const submitted = new Promise<boolean>((resolve) => {
        window.addEventListener('submit', (event) => resolve(event.defaultPrevented), { once: true });
      });
      await harness.perform(go);
      expect(await submitted).toBe(true);
    },
  },
  {
    requires: 'CONT-13',
    after: [...filled, go, { reply: 'contact.down' }],
    sees: 'Your message could not be sent',
    check: () => {
      expect(control('message')).toHaveValue('A frame for a grandmother');
    },
  },
  {
    requires: 'CONT-13',
    after: [...filled, go, { reply: 'contact.refused' }],
    check: async () => {
      await waitFor(() => expect(control('message')).toHaveAccessibleDescription('This value is too long.'));
    },
  },
];

testPaths({ ...contactUsFixture, outcomes });
