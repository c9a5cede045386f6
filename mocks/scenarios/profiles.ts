import { HttpResponse, http } from 'msw';
import { MEDIA_TYPE } from '../drupal/errors.ts';
import { DEMO } from '../seed/demo.ts';
import { down, failWith, passThrough, type Scenarios, scenario } from './overrides.ts';

const OWN = '*/jsonapi/user/user/:id';
const FOREIGN = "Users can only update their own account, unless they have the 'administer users' permission.";

const { id, name, mail, fullName } = DEMO;
const demo = { name, mail, field_full_name: fullName, field_alternate_number: null };

/** Whatever is saved, the account looks so afterwards. */
const answerProfile = (changed: object) => () => [
  http.patch(OWN, () =>
    HttpResponse.json(
      { data: { type: 'user--user', id, attributes: { ...demo, ...changed } } },
      { headers: { 'Content-Type': MEDIA_TYPE } },
    ),
  ),
];

export const profileScenarios = {
  'profile.read': passThrough,
  'profile.saved': passThrough,
  'profile.notOwn': scenario('nobody may read an account', failWith('get', OWN, 403, FOREIGN)),
  'profile.down': scenario('accounts cannot be read', down('get', OWN)),
  'profile.renamed': scenario(
    'every customer gets another name, and nothing is kept',
    answerProfile({ field_full_name: 'Zoë D’Souza' }),
  ),
  'profile.moved': scenario(
    'every customer gets another number, and nothing is kept',
    answerProfile({ name: '9847012345' }),
  ),
  'profile.mobileTaken': scenario(
    'the number is taken by somebody else',
    failWith('patch', OWN, 422, {
      detail: 'name: The username 9847012345 is already taken.',
      pointer: '/data/attributes/name',
    }),
  ),
  'profile.foreign': scenario('nobody may change an account', failWith('patch', OWN, 403, FOREIGN)),
  'profile.unsaved': scenario('accounts cannot be changed', down('patch', OWN)),
} satisfies Scenarios;
