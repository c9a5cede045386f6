import { http, type RequestHandler } from 'msw';
import { Refusal } from '../drupal/errors.ts';
import { getCollectionPath } from '../drupal/resourceType.ts';
import type { Backend } from './backend.ts';
import { createCollectionHandler, getDesignCaller } from './collection.ts';
import { sendToShop } from './contactLetters.ts';
import { respondWithDocument } from './respond.ts';

const FORMS = ['art_advisory', 'gallery_wall_consultation'];

/** The design forms: they can be sent by anybody, and never read back (API-94, API-95). */
export const contactHandlers = (backend: Backend): RequestHandler[] =>
  FORMS.flatMap((form) => {
    const type = `contact_message--${form}`;
    return [
      http.all(
        ({ request }) => request.method !== 'POST' && isCollection(request, type),
        respondWithDocument(backend, ({ request: { method, url } }) => {
          throw new Refusal(405, `No route found for "${method} ${url}": Method Not Allowed (Allow: POST)`, {
            headers: { Allow: 'POST' },
          });
        }),
      ),
      createCollectionHandler(backend, type, {
        getFixedCaller: (request) => getDesignCaller(backend, request),
        hooks: { afterSave: (message, { store }) => sendToShop(store, form, message.attributes) },
      }),
    ];
  });

const isCollection = ({ url }: Request, type: string) =>
  new URL(url).pathname.toLowerCase().endsWith(getCollectionPath(type));
