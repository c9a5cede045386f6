import { http, type RequestHandler } from 'msw';
import { type Entity, type Json, type JsonObject, objectOf, textOf } from '../drupal/entity.ts';
import { forbidden, invalidField, Refusal } from '../drupal/errors.ts';
import type { Store } from '../drupal/store.ts';
import type { Hooks } from '../drupal/write.ts';
import { addAccount, type NewAccount } from './accounts.ts';
import { answeringJson, json } from './answering.ts';
import type { Backend } from './backend.ts';
import { collection } from './collection.ts';
import { callerOf } from './tokens.ts';

const hooks: Hooks = {
  settle(user, { before }) {
    if (user.attributes.name !== before?.attributes.name) {
      throw forbidden('The current user is not allowed to PATCH the selected field (name).', '/data/attributes/name');
    }
    if (user.attributes.mail !== before?.attributes.mail) {
      throw invalidField('mail', "Your current password is missing or incorrect; it's required to change the Email.");
    }
    return user;
  },
};

/** User lookup by name, single users, and registration (API-06 to API-09, GUEST-03). */
export const userHandlers = (backend: Backend): RequestHandler[] => [
  collection(backend, 'user--user', { hooks }),
  http.post(
    '*/user/register',
    answeringJson(backend, async ({ request }) => {
      const { store } = backend;
      if (callerOf(store, request).user) throw new Refusal(403, 'Only anonymous users can register a user.');
      const account = accountOf(await bodyOf(request));
      refuseUnusable(store, account);
      return json(registered(addAccount(store, account)));
    }),
  ),
];

async function bodyOf(request: Request): Promise<JsonObject> {
  const text = await request.text();
  if (text === '') throw new Refusal(400, 'No user account data for registration received.');
  try {
    return objectOf(JSON.parse(text));
  } catch {
    throw new Refusal(400, 'Syntax error');
  }
}

// Drupal takes each value as a list of value objects or as one
const firstValue = (value: Json | undefined): string => textOf(objectOf(Array.isArray(value) ? value[0] : value).value);

const accountOf = (body: JsonObject): NewAccount => ({
  name: firstValue(body.name).trim(),
  mail: firstValue(body.mail).trim(),
  pass: firstValue(body.pass),
  fullName: firstValue(body.field_full_name),
  alternateNumber: firstValue(body.field_alternate_number),
});

function refuseUnusable(store: Store, { name, mail, pass }: NewAccount): void {
  if (pass === '') throw new Refusal(422, 'No password provided.');
  const taken = (field: string, value: string) =>
    store.list('user--user').some((user) => textOf(user.attributes[field]).toLowerCase() === value.toLowerCase());
  const lines = [
    ...(name === '' ? ['name: You must enter a username.'] : []),
    ...(name !== '' && taken('name', name) ? [`name: The username ${name} is already taken.`] : []),
    ...(mail === '' ? ['mail: Email field is required.'] : []),
    ...(mail !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail)
      ? ['mail.0.value: This value is not a valid email address.']
      : []),
    ...(mail !== '' && taken('mail', mail) ? [`mail: The email address ${mail} is already taken.`] : []),
  ];
  if (lines.length > 0) throw new Refusal(422, `Unprocessable Entity: validation failed.\n${lines.join('\n')}\n`);
}

const list = (value: Json | undefined) => (value === null || value === undefined ? [] : [{ value }]);
const dated = (value: Json | undefined) => [{ value, format: 'Y-m-d\\TH:i:sP' }];

const registered = ({ id, serial, attributes }: Entity) => ({
  uid: [{ value: serial }],
  uuid: [{ value: id }],
  langcode: [{ value: 'en' }],
  name: list(attributes.name),
  created: dated(attributes.created),
  changed: dated(attributes.changed),
  default_langcode: [{ value: true }],
  customer_profiles: [],
  commerce_remote_id: [],
  field_alternate_number: list(attributes.field_alternate_number),
  field_full_name: list(attributes.field_full_name),
  user_picture: [],
});
