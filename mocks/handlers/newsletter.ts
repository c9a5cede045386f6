import { http, type RequestHandler } from 'msw';
import { isEmail } from '../../src/domain/contactDetails.ts';
import { type Entity, toText, withAttributes } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';
import { readPostedJson } from '../drupal/readJson.ts';
import { sign } from '../drupal/signature.ts';
import type { Store } from '../drupal/store.ts';
import type { Hooks } from '../drupal/write.ts';
import type { Backend } from './backend.ts';
import { sendLetter } from './inbox.ts';
import { createJsonResponse, createResolver } from './respond.ts';
import { countTry, isExhausted, NEWSLETTER_LETTERS } from './tries.ts';

/** Subscribers of the newsletter, who come onto the list by the link in a letter (API-02, API-03). */
export const subscriberHooks: Hooks = {
  // anybody may type anybody's address: it waits until its owner has opened the link of the letter
  prepare: (subscriber, { before }) => (before ? subscriber : withAttributes(subscriber, { status: false })),
  afterSave({ attributes: { title } }, { store, before }) {
    const mail = normalize(title);
    if (before || !isEmail(mail) || findSubscribers(store, mail).some(isConfirmed)) return;
    const tries = `newsletter of ${mail}`;
    if (isExhausted(store, tries, NEWSLETTER_LETTERS)) return;
    countTry(store, tries, NEWSLETTER_LETTERS);
    const query = new URLSearchParams({ mail, key: getKey(store, mail) });
    sendLetter(store, {
      to: mail,
      subject: 'Confirm your subscription',
      text: `Somebody, you we hope, put this address on the list of the Mitre & Mat newsletter. It comes once you confirm it: /newsletter?purpose=confirm&${query}\n\nTo be taken off the list, now or later: /newsletter?purpose=leave&${query}`,
    });
  },
};

/** The link that confirms a subscription, and the ways off the list (API-03, STAT-08). Whether an address was on it, no answer tells. */
export const newsletterHandlers = (backend: Backend): RequestHandler[] => {
  const { store } = backend;
  return [
    http.post(
      '*/newsletter/confirm',
      createResolver(backend, async ({ request }) => {
        const mail = await readVerifiedMail(store, request);
        const [first, ...duplicates] = findSubscribers(store, mail);
        if (!first) throw createInvalidLinkRefusal();
        store.put(withAttributes(first, { status: true }));
        for (const { type, id } of duplicates) store.remove(type, id);
        return createJsonResponse({ mail });
      }),
    ),
    http.post(
      '*/newsletter/leave',
      createResolver(backend, async ({ request }) => {
        const mail = await readVerifiedMail(store, request);
        removeSubscribers(store, mail);
        return createJsonResponse({ mail });
      }),
    ),
    http.post(
      '*/newsletter/unsubscribe',
      createResolver(backend, async ({ request }) => {
        const mail = toText((await readPostedJson(request)).mail).trim();
        if (!isEmail(mail)) throw new Refusal(422, 'mail: This value is not a valid email address.');
        removeSubscribers(store, normalize(mail));
        return createJsonResponse({ mail });
      }),
    ),
  ];
};

const normalize = (mail: unknown) => (typeof mail === 'string' ? mail.trim().toLowerCase() : '');
const isConfirmed = ({ attributes }: Entity) => attributes.status === true;
const createInvalidLinkRefusal = () => new Refusal(403, 'The link is not valid.');

const findSubscribers = (store: Store, mail: string): Entity[] =>
  store.list('node--news_letter').filter(({ attributes: { title } }) => normalize(title) === mail);

function removeSubscribers(store: Store, mail: string): void {
  for (const { type, id } of findSubscribers(store, mail)) store.remove(type, id);
}

/** What signs the links of an address: nobody knows it but who reads its letters. */
const getKey = (store: Store, mail: string) => sign(store, `newsletter ${mail}`);

/** The address of a link that was opened. Throws 403 for one that no letter had. */
async function readVerifiedMail(store: Store, request: Request): Promise<string> {
  const { mail, key } = await readPostedJson(request);
  const address = normalize(mail);
  if (key !== getKey(store, address)) throw createInvalidLinkRefusal();
  return address;
}
