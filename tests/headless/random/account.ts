import { expireAccessTokens, revokeTokens } from '../../../mocks/handlers/tokens.ts';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { newestCode } from '../shopper/signingIn.ts';
import { type Offer, of, offer, where } from './offers.ts';
import type { Story } from './story.ts';

export const signIn = (story: Story): Offer[] => [
  ...of(story, 'session', (view) => [
    where(view.canLogIn && !view.isSigningIn, 'wants to sign in', view.askLogin),
    where(view.customer, 'signs out', () => {
      story.typed = {};
      view.logOut();
    }),
  ]),
  ...of(story, 'codeLogin', (view) => {
    switch (view.step) {
      case 'address':
        return view.isRequesting
          ? []
          : [
              offer('types the own number', () => view.typeAddress(DEMO.name)),
              offer('types a number with too few digits', () => view.typeAddress('98000')),
              where(view.canSubmitAddress, 'asks for a code', view.submitAddress),
              offer('closes the popup', view.close),
            ];
      case 'code':
        return [
          where(!view.isChecking && !view.isResending, 'types the code', () => view.typeCode(newestCode(story.visit))),
          where(!view.isChecking && !view.isResending, 'types a wrong code', () => view.typeCode('0000')),
          where(view.canSubmitCode, 'sends the code', view.submitCode),
          where(view.canResend, 'asks for another code', view.resend),
          where(view.canChangeAddress, 'wants another number', view.changeAddress),
          offer('closes the popup', view.close),
        ];
      case 'opening':
        return view.isOpening
          ? []
          : [offer('opens the account again', view.retryOpening), offer('closes the popup', view.close)];
      default:
        return [];
    }
  }),
  ...of(story, 'signIn', (view) =>
    view.mode === 'signingIn' && !view.isBusy
      ? [
          offer('types name and password', () => {
            view.type('mail', DEMO.name);
            view.type('password', DEMO.password);
          }),
          offer('types a wrong password', () => view.type('password', 'Wrong@1234')),
          offer('signs in', view.submit),
        ]
      : [],
  ),
];

const HOUR = 3_600_000;

/** What becomes of logins by themselves, and what becomes of the clock. */
export const tokens = (story: Story): Offer[] => [
  offer('the clock is set forward by two hours', () => story.setClock(2 * HOUR)),
  offer('the clock is set back by two hours', () => story.setClock(-2 * HOUR)),
  ...logins(story),
];

const logins = ({ host }: Story): Offer[] => [
  offer('the tokens grow old', () => expireAccessTokens(host.store)),
  offer('the customer is signed out everywhere', () => {
    const user = host.store.get('user--user', DEMO.id);
    if (user) revokeTokens(host.store, user, { all: true });
  }),
];
