import { HttpResponse, http } from 'msw';
import { down, failWith, passThrough, type Scenarios, scenario } from './overrides.ts';

const FORGET = '*/user/lost-password';
const RESET = '*/user/lost-password-reset';
const NO_USER = 'This User was not found or invalid';

const acceptReset = () => [
  http.post(RESET, () => HttpResponse.json({ message: 'Your New Password has been saved please log in.' })),
];

export const passwordScenarios = {
  'temporary.sent': passThrough,
  'temporary.unknown': scenario(
    'no temporary password: nobody has this e-mail',
    failWith('post', FORGET, 400, NO_USER),
  ),
  'temporary.down': scenario('temporary passwords cannot be sent', down('post', FORGET)),
  'reset.requested': passThrough,
  'reset.done': scenario('every temporary password is right, and nothing is changed', acceptReset),
  'reset.wrong': scenario(
    'every temporary password is wrong',
    failWith('post', RESET, 400, 'The recovery password is not valid.'),
  ),
  'reset.spent': scenario(
    'every temporary password was used before',
    failWith('post', RESET, 400, 'No valid temp password request.'),
  ),
  'reset.refused': scenario(
    'every new password is too short',
    failWith('post', RESET, 422, 'Password must be at least 8 characters in length.'),
  ),
  'reset.unknown': scenario('no new password: nobody has this e-mail', failWith('post', RESET, 400, NO_USER)),
  'reset.down': scenario('passwords cannot be changed', down('post', RESET)),
} satisfies Scenarios;
