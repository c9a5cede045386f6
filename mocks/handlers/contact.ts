import { http, type RequestHandler } from 'msw';
import { createMethodRefusal } from '../drupal/errors.ts';
import type { Hooks } from '../drupal/write.ts';
import type { Backend } from './backend.ts';
import { sendToShop } from './contactLetters.ts';
import { createResolver } from './respond.ts';

const FORMS = /\/jsonapi\/contact_message\/(art_advisory|gallery_wall_consultation)$/i;

/** The design forms: the shop gets what anybody sends as a letter (API-94, API-95). */
export const createDesignFormHooks = (form: string): Hooks => ({
  afterSave: (message, { store }) => sendToShop(store, form, message.attributes),
});

/** They are never read back. */
export const contactHandlers = (backend: Backend): RequestHandler[] => [
  http.all(
    ({ request }) => request.method !== 'POST' && FORMS.test(new URL(request.url).pathname),
    createResolver(backend, ({ request: { method, url } }) => {
      throw createMethodRefusal(method, url, 'POST');
    }),
  ),
];
