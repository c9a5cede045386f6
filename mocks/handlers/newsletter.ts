import { http, type RequestHandler } from 'msw';
import { isEmail } from '../../src/domain/contactDetails.ts';
import { toText } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';
import type { Hooks } from '../drupal/write.ts';
import { ANONYMOUS_USER } from './anonymousUser.ts';
import type { Backend } from './backend.ts';
import { createCollectionHandler } from './collection.ts';
import { sendLetter } from './inbox.ts';
import { readPostedJson } from './postedJson.ts';
import { createJsonResponse, respondWithJson } from './respond.ts';

const hooks: Hooks = {
  settle: (subscriber) => ({
    ...subscriber,
    attributes: { ...subscriber.attributes, revision_timestamp: subscriber.attributes.changed ?? null },
    relationships: {
      revision_uid: subscriber.relationships.uid ?? ANONYMOUS_USER,
      uid: ANONYMOUS_USER,
      ...subscriber.relationships,
    },
  }),
  stored({ attributes: { title } }, { store, before }) {
    if (before || !isEmail(toText(title))) return;
    sendLetter(store, {
      to: toText(title),
      subject: 'You are on our list',
      text: 'Thank you for subscribing to the Mitre & Mat newsletter. You can opt out at any time on our Opt Out page.',
    });
  },
};

/** Subscribers of the newsletter, and the way off the list, which Drupal keeps to its editors (API-02, API-03, STAT-08). */
export const newsletterHandlers = (backend: Backend): RequestHandler[] => [
  createCollectionHandler(backend, 'node--news_letter', { hooks }),
  http.post(
    '*/newsletter/unsubscribe',
    respondWithJson(backend, async ({ request }) => {
      const { store } = backend;
      const mail = toText((await readPostedJson(request)).mail).trim();
      if (!isEmail(mail)) throw new Refusal(422, 'mail: This value is not a valid email address.');
      const wanted = mail.toLowerCase();
      const subscribers = store
        .list('node--news_letter')
        .filter(({ attributes }) => toText(attributes.title).trim().toLowerCase() === wanted);
      for (const { type, id } of subscribers) store.remove(type, id);
      return createJsonResponse({ mail, removed: subscribers.length });
    }),
  ),
];
