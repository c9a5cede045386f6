import { expireAccessTokens, revokeTokens } from '../../../mocks/handlers/tokens.ts';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { getNewestCode } from '../shopper/signingIn.ts';
import { chartOffers, createOffer, type Offer, offerIf } from './offers.ts';
import type { Story } from './story.ts';

export const signInOffers = (story: Story): Offer[] => [
  ...chartOffers(story, 'session', (view) => [
    offerIf(view.canLogIn && !view.isSigningIn, 'wants to sign in', view.askLogin),
    offerIf(view.customer, 'signs out', () => {
      story.typed = {};
      story.isForgotten = true;
      view.logOut();
    }),
  ]),
  ...chartOffers(story, 'codeLogin', (view) => {
    switch (view.step) {
      case 'address':
        return view.isRequesting
          ? []
          : [
              createOffer('types the own number', () => view.typeAddress(DEMO.name)),
              createOffer('types a number with too few digits', () => view.typeAddress('98000')),
              offerIf(view.canSubmitAddress, 'asks for a code', view.submitAddress),
              createOffer('closes the popup', view.close),
            ];
      case 'code':
        return [
          offerIf(!view.isChecking && !view.isResending, 'types the code', () =>
            view.typeCode(getNewestCode(story.visit)),
          ),
          offerIf(!view.isChecking && !view.isResending, 'types a wrong code', () => view.typeCode('0000')),
          offerIf(view.canSubmitCode, 'sends the code', view.submitCode),
          offerIf(view.canResend, 'asks for another code', view.resend),
          offerIf(view.canChangeAddress, 'wants another number', view.changeAddress),
          createOffer('closes the popup', view.close),
        ];
      case 'opening':
        return view.isOpening
          ? []
          : [createOffer('opens the account again', view.retryOpening), createOffer('closes the popup', view.close)];
      default:
        return [];
    }
  }),
  ...chartOffers(story, 'signIn', (view) =>
    view.mode === 'signingIn' && !view.isBusy
      ? [
          createOffer('types name and password', () => {
            view.type('mail', DEMO.name);
            view.type('password', DEMO.password);
          }),
          createOffer('types a wrong password', () => view.type('password', 'Wrong@1234')),
          createOffer('signs in', view.submit),
        ]
      : [],
  ),
];

const HOUR = 3_600_000;

/** What becomes of logins by themselves, and what becomes of the clock. */
export const tokenOffers = (story: Story): Offer[] => [
  createOffer('the clock is set forward by two hours', () => story.setClock(2 * HOUR)),
  createOffer('the clock is set back by two hours', () => story.setClock(-2 * HOUR)),
  ...logins(story),
];

const logins = ({ host }: Story): Offer[] => [
  createOffer('the tokens grow old', () => expireAccessTokens(host.store)),
  createOffer('the customer is signed out everywhere', () => {
    const user = host.store.get('user--user', DEMO.id);
    if (user) revokeTokens(host.store, user, { all: true });
  }),
];
