import { screen, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { contactUsStage } from '../stages/contactUs.stage.tsx';
import type { Doing } from '../support/walk/stage.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const typed = (field: string, text: string): Doing => ({ type: 'field.typed', field, text });
const go: Doing = { type: 'form.submitted' };
const sent: Doing = { answer: 'contact.sent' };
const filled: Doing[] = [
  typed('name', 'Asha'),
  typed('mail', 'asha@example.com'),
  typed('topic', 'Gifting'),
  typed('message', 'A frame for a grandmother'),
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
    after: [...filled, typed('phone', '+91 98470 12345'), go, sent],
    sees: 'Message Sent Succesfully',
    check: async ({ backend }) => {
      const letter = (await backend.inbox())[0];
      expect(letter?.subject).toMatch(/^Contact mail/);
      expect(letter?.text).toContain('Questions: Gifting');
      expect(letter?.text).toContain('A frame for a grandmother\n\nPhone: +91 98470 12345');
      expect(control('message')).toHaveValue('');
    },
  },
  { requires: 'CONT-11', after: [...filled, typed('phone', '12345'), go], sees: 'Enter Valid Phone Number' },
  // the browser's own way to send a form, which leaves the page, is not gone
  {
    requires: 'CONT-12',
    after: filled,
    check: async (walker) => {
      const submitted = new Promise<boolean>((tell) => {
        window.addEventListener('submit', (event) => tell(event.defaultPrevented), { once: true });
      });
      await walker.perform(go);
      expect(await submitted).toBe(true);
    },
  },
  {
    requires: 'CONT-13',
    after: [...filled, go, { answer: 'contact.down' }],
    sees: 'Your message could not be sent',
    check: () => {
      expect(control('message')).toHaveValue('A frame for a grandmother');
    },
  },
  {
    requires: 'CONT-13',
    after: [...filled, go, { answer: 'contact.refused' }],
    check: async () => {
      await waitFor(() => expect(control('message')).toHaveAccessibleDescription('This value is too long.'));
    },
  },
];

walkView({ ...contactUsStage, outcomes });
