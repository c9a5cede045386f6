import { DEMO } from '../seed/demo.ts';
import type { EndpointDoc } from './endpointDoc.ts';

const ACCOUNT = `/jsonapi/user/user/${DEMO.id}`;
const EXPIRED_401 = 'In `drupal10`: the bearer has expired, was revoked or is unknown. The body is a page.';

/** Accounts as they are looked up, read and changed (API-06 to API-08, API-18, API-89). */
export const userEndpoints: readonly EndpointDoc[] = [
  {
    name: 'user.find',
    rows: ['API-06'],
    method: 'GET',
    path: '/jsonapi/user/user',
    does: 'Tells whether somebody has a user name, which is a mobile number.',
    who: 'Anybody who knows the whole name. Any other filter, and none, finds nobody but the caller; nobody may filter by `mail`.',
    query: { 'filter[name]': 'The mobile number, ten digits; letters count alike in either case.' },
    answers: {
      status: 200,
      holds:
        'One user or none. A stranger is shown its id and `display_name`, which is the same for all and no number, and nothing else.',
    },
    errors: { 401: EXPIRED_401, 403: 'A filter by a field that the caller may not see.' },
    example: { method: 'GET', path: `/jsonapi/user/user?filter[name]=${DEMO.name}` },
  },
  {
    name: 'user.get',
    rows: ['API-07'],
    method: 'GET',
    path: '/jsonapi/user/user/:id',
    does: 'Reads an account, and so checks a session: a bearer that has run out is nobody’s, and nobody is shown a `name`. A missing name therefore means that the tokens are to be refreshed.',
    who: 'The user. Anybody else is shown the id and `display_name` only.',
    answers: {
      status: 200,
      holds: '`name`, `mail`, `field_full_name` and `field_alternate_number` among the attributes, for the user alone.',
    },
    errors: { 401: EXPIRED_401, 404: 'No user has this uuid, or it is no uuid.' },
    example: { method: 'GET', path: ACCOUNT, as: 'customer' },
  },
  {
    name: 'user.addresses',
    rows: ['API-08', 'API-89'],
    method: 'GET',
    path: '/jsonapi/user/user/:id',
    does: 'Lists the saved addresses of an account, together with it.',
    who: 'The user. Anybody else is shown no address.',
    query: { include: '`customer_profiles`.' },
    answers: {
      status: 200,
      holds:
        'The user, and under `included` a `profile--customer` for each saved address. `is_default` marks the default one. Nothing is included, and the user has no `name`, where the bearer has run out.',
    },
    errors: {
      400: 'An include that does not exist.',
      401: EXPIRED_401,
      404: 'No user has this uuid, or it is no uuid.',
    },
    example: { method: 'GET', path: `${ACCOUNT}?include=customer_profiles`, as: 'customer' },
  },
  {
    name: 'user.change',
    rows: ['API-18'],
    method: 'PATCH',
    path: '/jsonapi/user/user/:id',
    does: 'Changes an account. In `drupal10` every access token of the user ends with it; the refresh token stays good.',
    who: 'The user alone.',
    body: {
      'data.attributes.field_full_name': 'The full name.',
      'data.attributes.field_alternate_number': 'A second number.',
      'data.attributes.name': 'The mobile number to sign in with. In `drupal10` it may be sent, but not changed.',
      'data.attributes.mail': 'The e-mail.',
      'data.attributes.pass.existing':
        'The present password, which `drupal10` wants where the e-mail changes. A new one is set by the temporary password.',
    },
    answers: { status: 200, holds: 'The user.' },
    errors: {
      400: '`Syntax error`, or another id than the address has.',
      401: EXPIRED_401,
      403: "`Users can only update their own account, unless they have the 'administer users' permission.`, also where the bearer has run out. A field that is not to be changed, with a pointer to it: `pass`, in `drupal10` the name, and name and e-mail of an account that nobody has signed in to by its password or by a code that reached them.",
      404: 'No user has this uuid, or it is no uuid.',
      415: 'The body is not announced as `application/vnd.api+json`.',
      422: '`name: The username {name} is already taken.`, `mail: The email address {mail} is already taken.`, a value that is none, a field that does not exist; in `drupal10` the missing or wrong password.',
    },
    example: {
      method: 'PATCH',
      path: ACCOUNT,
      as: 'customer',
      body: {
        data: {
          type: 'user--user',
          id: DEMO.id,
          attributes: { name: DEMO.name, mail: DEMO.mail, field_full_name: 'Asha M', field_alternate_number: '' },
        },
      },
    },
  },
];
