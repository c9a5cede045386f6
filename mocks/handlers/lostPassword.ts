import { http, type RequestHandler } from 'msw';
import { type Entity, toText } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';
import { readPostedJson } from '../drupal/readJson.ts';
import type { Store } from '../drupal/store.ts';
import { digestPassword, randomUuid } from '../drupal/uuid.ts';
import { findAccount, findUserBy, markProven, markVerified, setPassword } from './accounts.ts';
import type { Backend } from './backend.ts';
import { sendLetter } from './inbox.ts';
import { createJsonResponse, createResolver } from './respond.ts';
import { countTry, getClientNetwork, isExhausted, WRONG_TEMPORARY } from './tries.ts';

const TYPE = 'backend--recovery';
const LIFETIME = 60 * 60 * 1000;

const createNoRequestRefusal = () => new Refusal(400, 'No valid temp password request.');
const createUnknownUserRefusal = () => new Refusal(400, 'This User was not found or invalid');

/** A temporary password by letter, and a new password for it (API-10, API-11, AUTH-38, AUTH-42 to AUTH-45). */
export const lostPasswordHandlers = (backend: Backend): RequestHandler[] => {
  const { store } = backend;
  return [
    http.post(
      '*/user/lost-password',
      createResolver(backend, async ({ request }) => {
        const { mail } = await readPostedJson(request);
        if (mail === undefined) throw new Refusal(400, 'Please Post mail key.');
        const user = findUserBy(store, 'mail', toText(mail));
        // a present rest_password does not tell strangers who has an account (AUTH-42 has a sentence for it)
        if (!user && backend.settings().profile === 'spec') throw createUnknownUserRefusal();
        if (user) sendTemporary(store, user);
        return createJsonResponse({ message: 'Further instructions have been sent to your email address.' });
      }),
    ),
    http.post(
      '*/user/lost-password-reset',
      createResolver(backend, async ({ request }) => {
        const { name, temp_pass, new_pass } = await readPostedJson(request);
        const user = findAccount(store, toText(name));
        if (!user) throw createUnknownUserRefusal();
        const tries = `temporary passwords of ${user.id} from ${getClientNetwork(request)}`;
        if (isExhausted(store, tries, WRONG_TEMPORARY)) throw createNoRequestRefusal();
        if (isWrongTemporary(store, user, toText(temp_pass))) {
          countTry(store, tries, WRONG_TEMPORARY);
          throw new Refusal(400, 'The recovery password is not valid.');
        }
        useTemporary(store, user, toText(new_pass));
        return createJsonResponse({ message: 'Your New Password has been saved please log in.' });
      }),
    ),
  ];
};

function sendTemporary(store: Store, user: Entity): void {
  const temporary = randomUuid().replaceAll('-', '').slice(0, 12);
  store.remove(TYPE, user.id);
  store.add({
    type: TYPE,
    id: user.id,
    attributes: { digest: digestPassword(user.id, temporary), until: store.now() + LIFETIME },
  });
  sendLetter(store, {
    to: toText(user.attributes.mail),
    subject: 'Your temporary password',
    text: `${temporary} is your temporary password. Enter it with a new password within an hour. If you did not ask for it, nothing needs to be done.`,
    code: temporary,
  });
}

function isWrongTemporary(store: Store, user: Entity, temporary: string): boolean {
  const recovery = store.get(TYPE, user.id);
  if (!recovery || Number(recovery.attributes.until) <= store.now()) throw createNoRequestRefusal();
  return recovery.attributes.digest !== digestPassword(user.id, temporary);
}

function useTemporary(store: Store, user: Entity, password: string): void {
  if (password === '') throw new Refusal(400, 'Please Post new_pass key.');
  store.remove(TYPE, user.id);
  setPassword(store, user, password);
  // the letter reached the mailbox
  markVerified(store, user);
  markProven(store, user);
}
