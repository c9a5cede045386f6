import { http, type RequestHandler } from 'msw';
import { type Entity, type Json, type JsonObject, toObject, toText } from '../drupal/entity.ts';
import { createUnexpectedError, Refusal } from '../drupal/errors.ts';
import { readJson } from '../drupal/readJson.ts';
import type { Store } from '../drupal/store.ts';
import { formatViolation, validateMail, validateName, validateText } from './accountRules.ts';
import { addAccount, contestMail, type NewAccount } from './accounts.ts';
import type { Backend } from './backend.ts';
import { sendLetter } from './inbox.ts';
import { createJsonResponse, createResolver } from './respond.ts';
import { getCaller } from './tokens.ts';

const FIELDS = ['name', 'mail', 'pass', 'field_full_name', 'field_alternate_number'];
const NOT_AS_FORM = 'A route that returns a rendered array as its response only supports the HTML format.';

const acceptsJson = ({ url }: Request) => new URL(url).searchParams.get('_format') === 'json';

/** Registration of a customer, by themself or by the guest's checkout (API-09, GUEST-03). */
export const registerHandlers = (backend: Backend): RequestHandler[] => [
  http.post(
    '*/user/register',
    createResolver(backend, async ({ request }) => {
      const { store } = backend;
      if (!acceptsJson(request)) return createFormPage();
      if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) throw new Refusal(406, NOT_AS_FORM);
      if (getCaller(backend, request).user) throw new Refusal(403, 'Only anonymous users can register a user.');
      const body = await getBody(request);
      // Drupal's REST stumbles over a field that it does not know
      if (Object.keys(body).some((name) => !FIELDS.includes(name))) throw createUnexpectedError();
      const account = getAccount(body);
      contestMail(store, account);
      refuseUnusable(store, account);
      const user = addAccount(store, account);
      sendWelcomeLetter(store, account);
      return createJsonResponse(toRegisteredUser(user));
    }),
  ),
  http.get(
    ({ request }) => new URL(request.url).pathname.endsWith('/user/register') && acceptsJson(request),
    createResolver(backend, () => {
      throw new Refusal(406, NOT_AS_FORM);
    }),
  ),
];

async function getBody(request: Request): Promise<JsonObject> {
  const text = await request.text();
  if (text === '') throw new Refusal(400, 'No user account data for registration received.');
  return readJson(text);
}

// Drupal takes each value as a list of value objects or as one
const firstValue = (value: Json | undefined): string => toText(toObject(Array.isArray(value) ? value[0] : value).value);

const getAccount = (body: JsonObject): NewAccount => ({
  name: firstValue(body.name),
  mail: firstValue(body.mail),
  pass: firstValue(body.pass),
  fullName: firstValue(body.field_full_name),
  alternateNumber: firstValue(body.field_alternate_number),
});

function refuseUnusable(store: Store, { name, mail, pass, fullName, alternateNumber }: NewAccount): void {
  if (pass === '') throw new Refusal(422, 'No password provided.');
  const violations = [
    ...validateName(store, name),
    ...validateMail(store, mail),
    ...validateText('field_full_name', 'Full name', fullName),
    ...validateText('field_alternate_number', 'Alternate number', alternateNumber),
  ];
  if (violations.length === 0) return;
  throw new Refusal(422, `Unprocessable Entity: validation failed.\n${violations.map(formatViolation).join('\n')}\n`);
}

function sendWelcomeLetter(store: Store, { name, mail, fullName }: NewAccount): void {
  sendLetter(store, {
    to: mail,
    subject: 'Welcome to Mitre & Mat',
    text: `Dear ${fullName || name}, your account at Mitre & Mat is ready. You can sign in with ${name} or with ${mail}.`,
  });
}

const toValueList = (value: Json | undefined) => (value === null || value === undefined ? [] : [{ value }]);
const toDateField = (value: Json | undefined) => [{ value, format: 'Y-m-d\\TH:i:sP' }];

const toRegisteredUser = ({ id, serial, attributes }: Entity) => ({
  uid: [{ value: serial }],
  uuid: [{ value: id }],
  langcode: [{ value: 'en' }],
  name: toValueList(attributes.name),
  created: toDateField(attributes.created),
  changed: toDateField(attributes.changed),
  default_langcode: [{ value: true }],
  metatag: [],
  customer_profiles: [],
  commerce_remote_id: [],
  field_alternate_number: toValueList(attributes.field_alternate_number),
  field_full_name: toValueList(attributes.field_full_name),
  user_picture: [],
});

// without a format the path is that of a form for people
const createFormPage = () =>
  new Response(
    '<!DOCTYPE html>\n<html lang="en" dir="ltr">\n<head><title>Create new account</title></head>\n<body><main role="main">Email address, username</main></body>\n</html>\n',
    { headers: { 'Content-Type': 'text/html; charset=UTF-8' } },
  );
