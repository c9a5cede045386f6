import { HttpResponse, http } from 'msw';
import { DENIED } from '../drupal/errors.ts';
import { answerWith, down, failWith, passThrough, type Scenarios, scenario, together } from './overrides.ts';

const OWNER = '*/jsonapi/user/user/:id';
const PROFILES = '*/jsonapi/profile/customer';
const ONE = `${PROFILES}/:id`;

const none = answerWith(OWNER, ({ url }) => ({
  data: {
    type: 'user--user',
    id: new URL(url).pathname.split('/').at(-1),
    attributes: { name: '9847012345' },
    relationships: { customer_profiles: { data: [] } },
  },
}));

/** Saving fails, of a new address and of a known one. */
const failSaving = (status: number, detail: string) =>
  together(failWith('post', PROFILES, status, detail), failWith('patch', ONE, status, detail));
const failWithPlainText = () =>
  [http.post, http.patch].map((method) =>
    method('*/jsonapi/profile/customer*', () =>
      HttpResponse.text('The website encountered an error.', { status: 500 }),
    ),
  );
const denyAll = together(failSaving(403, DENIED), failWith('delete', ONE, 403, DENIED));

export const addressScenarios = {
  'addresses.listed': passThrough,
  'addresses.none': scenario('no address is saved', none),
  'addresses.expired': scenario('the saved addresses are nobody’s any more', failWith('get', OWNER, 403, DENIED)),
  'addresses.down': scenario('the saved addresses cannot be read', down('get', OWNER)),
  'address.saved': passThrough,
  'address.expired': scenario('the login ends before an address is changed', denyAll),
  'address.refused': scenario(
    'an address is refused, with the reason',
    failSaving(422, 'address.0.locality: City field is required.'),
  ),
  'address.failed': scenario('an address cannot be saved, and nobody says why', failWithPlainText),
  'address.removed': passThrough,
  'address.notRemoved': scenario('an address cannot be removed', down('delete', ONE)),
} satisfies Scenarios;
