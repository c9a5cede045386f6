import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll } from 'vitest';
import { typeInto } from '../../fixtures/harness/interactions.ts';
import type { EmbeddedBackend } from '../../mocks/backend.ts';
import { press } from './press.ts';

/** A field of the page by the name that it has in its form. */
export const getField = (name: string) => document.querySelector(`main input[name="${name}"]`) as HTMLInputElement;

/** What the browser keeps under a key, parsed. */
export const readStored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

/** A customer in the store that `openStore` drew, who gets the letters of that backend. */
export const storeCustomer = (backend: EmbeddedBackend) => {
  // The first test does not wait for the code of what it opens to be built.
  beforeAll(() =>
    Promise.all([import('../../src/app/shell/CodeLoginPopup.tsx'), import('../../src/flows/session/UserMenu.tsx')]),
  );
  const popup = () => screen.findByRole('dialog', { name: /^(Login|Enter your code)$/ });
  return {
    popup,

    /** The newest code or temporary password that came by message. */
    async readCode() {
      return (await backend.inbox()).find(({ code }) => code !== '')?.code ?? '';
    },

    async asksToLogIn() {
      await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
      await userEvent.click(await within(screen.getByRole('navigation', { name: 'Account' })).findByText('Login'));
      await popup();
    },

    async asksForACode(to: string) {
      const login = within(await popup());
      await typeInto(await login.findByLabelText(/^Mobile number or e-mail/), to);
      await press('Send code');
    },

    async typesTheCode(code?: string) {
      const boxes = await screen.findByRole('textbox', { name: /^One-time code/ });
      await typeInto(boxes, code ?? (await this.readCode()));
    },

    async signsInByCode(name: string) {
      await this.asksForACode(name);
      await this.typesTheCode();
    },

    async signsInByPassword(name: string, password: string) {
      await screen.findByRole('form', { name: 'Sign in' });
      await typeInto(getField('mail'), name);
      await typeInto(getField('password'), password);
      await userEvent.keyboard('{Enter}');
    },
  };
};
