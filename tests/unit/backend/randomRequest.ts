import fc from 'fast-check';
import type { Field } from '../../../mocks/drupal/fields.ts';
import { resourceTypes } from '../../../mocks/drupal/resources.ts';
import { BASE } from './bench.ts';

/** A request as somebody with a grudge may send it. */
export type RandomRequest = { method: string; path: string; headers: Record<string, string>; body: string | undefined };

/** What the sender knows: bearers of their own accounts, and ids of what is there, by type. */
export type SenderKnowledge = { bearers: readonly string[]; ids: Readonly<Record<string, readonly string[]>> };

const types = Object.keys(resourceTypes);
/** What shoppers may write, if they do it right. */
const written = [
  'node--news_letter',
  'profile--customer',
  'commerce_order_item--default',
  'commerce_order--default',
  'commerce_wishlist--default',
  'commerce_wishlist_item--commerce_product_variation',
  'contact_message--art_advisory',
  'user--user',
].filter((type) => type in resourceTypes);
const getNames = (type: string) => [
  ...Object.keys(resourceTypes[type]!.attributes),
  ...Object.keys(resourceTypes[type]!.relationships),
];
const names = [...new Set(types.flatMap(getNames))];

const JUNK = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '9'.repeat(400),
  'NaN',
  'null',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '@root',
  "' OR '1'='1",
  '"; DROP TABLE users; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%',
  '%zz',
  '%E0%A4%A',
  '%00',
  '\u202e\ud83d\ude00',
  'a'.repeat(3000),
  'x[y][z]',
  '[[[',
  '{{7*7}}',
  '𝒜é',
];

const OPERATORS = [
  '=',
  '<>',
  '<',
  'IN',
  'NOT IN',
  'BETWEEN',
  'IS NULL',
  'IS NOT NULL',
  'CONTAINS',
  'STARTS_WITH',
  'LIKE',
];
const PATHS = [
  'oauth/token',
  'otp/request',
  'otp/verify',
  'otp/anonymous_account',
  'order/price',
  'order/assign',
  'order/payment_create',
  'user/register',
  'user/lost-password',
  'user/lost-password-reset',
  'user/login',
  'user/logout',
  'user/password',
  'session/token',
  'rest/session/token',
  'api/getprice',
  'api/request/phone',
  'api/search',
  'test_gateway/1',
  'contact_message',
  'email_verifications/account_check',
  'newsletter/remove',
  'jsonapi',
  'jsonapi/',
  'jsonapi/media/image/field_media_image',
];

const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);
const junk = fc.oneof(oneOf(JUNK), fc.string({ maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 6 }));
const name = fc.oneof({ weight: 3, arbitrary: oneOf(names) }, { weight: 1, arbitrary: junk });
const uuids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const mostly = <T>(usual: T, other: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual as unknown) }, { weight: 1, arbitrary: other });
/** What the plain JSON calls read. */
const plainKey = fc.oneof(
  oneOf([
    'mobile',
    'mail',
    'otp',
    'type',
    'order_id',
    'items',
    'coupon',
    'uid',
    'name',
    'pass',
    'temp_pass',
    'new_pass',
    'outcome',
    'orderParams',
    'message',
    'subject',
    'contact_form',
    'username',
    'password',
    'grant_type',
    'client_id',
    'refresh_token',
  ]),
  junk,
);

const value: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    junk,
    fc.double(),
    fc.bigInt().map(Number),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: false }),
  ),
})).value;

const ADDRESS = {
  country_code: 'IN',
  administrative_area: 'KL',
  locality: 'Kochi',
  postal_code: '682001',
  address_line1: '1',
  given_name: 'A',
  family_name: 'B',
};

/** Mostly a value that the field takes. */
const fittingValue = ({ kind, isMultiple }: Field): fc.Arbitrary<unknown> => {
  const fitting: Partial<Record<Field['kind'], readonly unknown[]>> = {
    boolean: [true, false],
    integer: [0, 7, '12'],
    decimal: ['1.00', 2],
    price: [{ number: '12.00', currency_code: 'INR' }],
    address: [ADDRESS],
    formatted: [{ value: '<p>x</p>', format: 'basic_html' }],
  };
  const one = oneOf(fitting[kind] ?? ['x', 'a@example.com', '9847012345', '12 x 16', 'Paper', 'draft', 'processing']);
  return fc.oneof({ weight: 12, arbitrary: isMultiple ? fc.tuple(one) : one }, { weight: 1, arbitrary: value });
};

const resource = (type: string, { ids }: SenderKnowledge) => {
  const { attributes, relationships } = resourceTypes[type]!;
  const own = [...uuids, ...(ids[type] ?? [])];
  const to = (targets: readonly string[]) =>
    fc.record({
      type: oneOf(targets.length > 0 ? targets : types),
      id: oneOf([...uuids, ...targets.flatMap((target) => ids[target] ?? [])]),
    });
  const relation = (targets: readonly string[], isMultiple: boolean) =>
    fc.record({
      data: fc.oneof(
        { weight: 12, arbitrary: isMultiple ? fc.array(to(targets), { maxLength: 2 }) : to(targets) },
        { weight: 1, arbitrary: value },
      ),
    });
  const some = <T>(entries: Record<string, fc.Arbitrary<T>>) =>
    fc.oneof({ weight: 12, arbitrary: fc.record(entries, { requiredKeys: [] }) }, { weight: 1, arbitrary: value });
  return fc.record(
    {
      type: mostly(type, value),
      id: fc.oneof({ weight: 4, arbitrary: oneOf(own) }, { weight: 1, arbitrary: value }),
      attributes: some(
        Object.fromEntries(
          Object.entries(attributes)
            .filter(([, { isComputed, guardReason }]) => !isComputed && guardReason === undefined)
            .map(([field, kind]) => [field, fittingValue(kind)]),
        ),
      ),
      relationships: some(
        Object.fromEntries(
          Object.entries(relationships).map(([field, { to: targets, isMultiple }]) => [
            field,
            relation(targets, isMultiple ?? false),
          ]),
        ),
      ),
    },
    { requiredKeys: ['type'] },
  );
};

/** Keys that would reach a prototype must stand in the text itself: an object literal would lose them. */
const poison = (text: string) =>
  text.replace('{', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},');

const document = (type: string, known: SenderKnowledge) => {
  const text = fc.record({ data: resource(type, known) }).map((json) => JSON.stringify(json));
  return fc.oneof(
    { weight: 8, arbitrary: text },
    { weight: 2, arbitrary: text.map(poison) },
    { weight: 1, arbitrary: plainBody },
  );
};

const plainBody = fc.oneof(
  { weight: 6, arbitrary: fc.dictionary(plainKey, value, { maxKeys: 4 }).map((object) => JSON.stringify(object)) },
  {
    weight: 2,
    arbitrary: fc.dictionary(plainKey, value, { maxKeys: 2 }).map((object) => poison(JSON.stringify(object))),
  },
  { weight: 1, arbitrary: junk },
  { weight: 1, arbitrary: fc.constant(`${'['.repeat(400)}${']'.repeat(400)}`) },
  { weight: 1, arbitrary: fc.constant(undefined) },
);

const key = fc.oneof(
  name,
  oneOf([
    'group',
    'condition',
    'path',
    'operator',
    'value',
    'memberOf',
    'conjunction',
    'a',
    'b',
    'limit',
    'offset',
    'direction',
    '',
  ]),
);
const parameter = fc
  .tuple(
    fc.oneof(
      { weight: 5, arbitrary: oneOf(['filter', 'sort', 'page', 'include', 'fields']) },
      { weight: 1, arbitrary: junk },
    ),
    fc.array(key, { maxLength: 4 }),
    fc.oneof(junk, name, oneOf(OPERATORS), oneOf(['a', 'b', '-created', 'field_image.field_media_image'])),
    fc.boolean(),
  )
  .map(([first, keys, text, encoded]) => {
    const left = `${first}${keys.map((each) => `[${each}]`).join('')}`;
    return encoded
      ? `${encodeURIComponent(left.toWellFormed())}=${encodeURIComponent(text.toWellFormed())}`
      : `${left}=${text}`;
  });

const query = fc
  .oneof(fc.constant([]), fc.array(parameter, { maxLength: 3 }))
  .map((all) => (all.length > 0 ? `?${all.join('&')}` : ''));

const headers = (usual: string, { bearers }: SenderKnowledge) =>
  fc
    .record(
      {
        'Content-Type': mostly(usual, oneOf(['application/json', 'application/octet-stream', 'text/html', ''])),
        Authorization: oneOf([
          ...bearers.flatMap((bearer) => Array.from({ length: 8 }, () => `Bearer ${bearer}`)),
          'Bearer',
          'Bearer a.b.c',
          'Basic Og==',
          'x',
        ]),
        'X-CSRF-Token': oneOf(['', 'x']),
        'Content-Disposition': oneOf([
          'file; filename="a.png"',
          'file; filename=""',
          'file; filename="../../a.png"',
          'x',
        ]),
        Cookie: oneOf(['SESS=1', '=;=', '__proto__=1']),
      },
      { requiredKeys: ['Content-Type'] },
    )
    .map((record) => record as Record<string, string>);

const method = (usual: readonly string[]) =>
  fc.oneof(
    { weight: 8, arbitrary: oneOf(usual) },
    { weight: 1, arbitrary: oneOf(['PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH']) },
  );

/** Of JSON:API: a type's collection, an entity, what it is related to, or something else below. */
const ofType = (type: string, known: SenderKnowledge): fc.Arbitrary<RandomRequest> => {
  const id = fc.oneof(
    { weight: 5, arbitrary: oneOf([...uuids, ...(known.ids[type] ?? [])]) },
    { weight: 1, arbitrary: junk },
  );
  const field = fc.oneof({ weight: 4, arbitrary: oneOf(getNames(type)) }, { weight: 1, arbitrary: junk });
  const steps = fc.oneof(
    fc.constant<string[]>([]),
    fc.tuple(id),
    fc.tuple(id, field),
    fc.tuple(id, fc.constant('relationships'), field),
    fc.array(junk, { maxLength: 4 }),
  );
  return steps.chain((rest) =>
    fc.record({
      method: method(
        rest.length === 1
          ? ['GET', 'PATCH', 'DELETE']
          : rest.length === 0
            ? ['GET', 'POST', 'POST']
            : ['GET', 'PATCH', 'POST', 'DELETE'],
      ),
      path: query.map((text) => `/jsonapi/${[...type.split('--'), ...rest].join('/')}${text}`),
      headers: headers('application/vnd.api+json', known),
      body: document(type, known),
    }),
  );
};

const ofPath = (known: SenderKnowledge): fc.Arbitrary<RandomRequest> =>
  fc.record({
    method: method(['POST', 'POST', 'GET']),
    path: fc
      .tuple(fc.oneof({ weight: 9, arbitrary: oneOf(PATHS) }, { weight: 1, arbitrary: junk }), query)
      .map((parts) => `/${parts.join('')}`),
    headers: headers('application/json', known),
    body: plainBody,
  });

/** Any request to the backend: paths it has and others, queries and bodies near the mark and far off. */
export const randomRequest = (known: SenderKnowledge): fc.Arbitrary<RandomRequest> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.oneof(oneOf(types), oneOf(written)).chain((type) => ofType(type, known)) },
    { weight: 1, arbitrary: ofPath(known) },
  );

/** As the platform takes it; undefined for what could never be sent. */
export function toRequest({ method: verb, path, headers: sent, body }: RandomRequest): Request | undefined {
  const init: RequestInit = { method: verb, headers: sent };
  if (body !== undefined && !['GET', 'HEAD'].includes(verb)) init.body = body;
  return URL.canParse(BASE + path) ? new Request(BASE + path, init) : undefined;
}
