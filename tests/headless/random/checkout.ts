import { getNewestCode } from '../shopper/signingIn.ts';
import { chartOffers, createOffer, FIELDS, type Offer, offerIf } from './offers.ts';
import type { Story } from './story.ts';

const COUPONS = ['WELCOME10', 'MONSOON500', 'ONCEEACH', 'NOSUCHCODE', 'LASTYEAR', 'ONTHEHOUSE'];
const STAGES = ['shopping-bag', 'shipping', 'review', 'payment_fail', 'payment', 'details'];

/** Somebody else, to whom a guest has the order sent. */
const RAVI = {
  first_name: 'Ravi',
  last_name: 'Nair',
  mail: 'ravi@example.com',
  phone: '9847000000',
  house: '4',
  street_name: 'Beach Road',
  pincode: '560001',
};

export const stageOffers = ({ visit }: Story): Offer[] =>
  STAGES.map((name) => createOffer(`opens /checkout/${name}`, () => visit.go(`/checkout/${name}`)));

export const couponOffers = (story: Story): Offer[] => {
  const checkout = story.visit.find('checkout');
  if (!checkout || !['bag', 'shipping', 'review'].includes(checkout.stage)) return [];
  if (checkout.stage === 'review' && !checkout.isReviewing) return [];
  return chartOffers(story, 'coupon', (view) => [
    ...COUPONS.map((code) =>
      createOffer(`types the coupon ${code}`, () => {
        view.type(code);
        story.coupon = { code, checkout: story.visit.page.charts.checkout };
      }),
    ),
    offerIf(view.canApply, `applies the coupon ${view.code}`, view.apply),
    offerIf(view.canRemove, 'removes the coupon', () => {
      story.coupon = null;
      view.remove();
    }),
  ]);
};

export const leaveBagOffers = (story: Story): Offer[] =>
  chartOffers(story, 'bagCheck', (view) => [offerIf(view.canContinue, 'leaves the bag', view.goOn)]);

export const addressOffers = (story: Story): Offer[] => [
  ...chartOffers(story, 'shipping', (view) => {
    if (!view.isFilling) return [offerIf(view.isCreatingAccount, 'wants to change something first', view.reopen)];
    const type = (field: (typeof FIELDS)[number][0], text: string) => {
      view.typeBilling(field, text);
      story.typed = { ...story.typed, [field]: String(story.visit.see('shipping').billing[field]) };
    };
    return [
      createOffer('fills in the address', () => {
        for (const [field, text] of FIELDS) if (!['city', 'pincode'].includes(field)) type(field, text);
        type('mail', 'asha@example.com');
        type('phone', '9847123456');
        type('pincode', '682001');
      }),
      ...FIELDS.map(([field, text]) => createOffer(`types ${field} '${text}'`, () => type(field, text))),
      createOffer(
        view.same ? 'wants it delivered elsewhere' : 'wants it delivered to the billing address',
        view.toggleSame,
      ),
      offerIf(!view.same, 'fills in where to deliver', () => {
        for (const [field, text] of Object.entries(RAVI)) view.typeDelivery(field as keyof typeof RAVI, text);
      }),
      offerIf(view.canRetryPincode, 'asks for the pincode of the address again', view.retryPincode),
      offerIf(view.canContinue, 'goes on with the address', view.goOn),
    ];
  }),
  ...chartOffers(story, 'guestAccount', (view) =>
    view.isEnteringCode && !view.isChecking
      ? [
          createOffer('types the code for the account', () => view.typeCode(getNewestCode(story.visit))),
          createOffer('types a wrong code for the account', () => view.typeCode('0000')),
          offerIf(view.canSubmit, 'sends the code for the account', view.submitCode),
          offerIf(view.canResend, 'asks for another code for the account', view.resend),
          offerIf(view.canPreferMail, 'wants the code by mail', view.preferMail),
        ]
      : [],
  ),
  ...chartOffers(story, 'savedAddresses', (view) => {
    if (view.isLoadFailed) return [createOffer('reads the addresses again', view.retryLoad)];
    if (!view.isChoosing || view.editor) return [];
    return [
      ...(view.canEdit
        ? view.cards.flatMap(({ id, address: { house }, isBilling, isDelivery }) => [
            offerIf(!isBilling, `has the bill made out to ${house}`, () => view.chooseBilling(id)),
            offerIf(!isDelivery, `has it sent to ${house}`, () => view.chooseDelivery(id)),
          ])
        : []),
      offerIf(view.canRetryPincode, 'asks for the pincode again', view.retryPincode),
      offerIf(view.canContinue, 'goes on with these addresses', () => {
        // Who has chosen among the own addresses has typed none.
        story.typed = {};
        view.goOn();
      }),
    ];
  }),
];

export const reviewOffers = (story: Story): Offer[] => [
  ...chartOffers(story, 'checkout', (view) => [
    offerIf(view.failureMessage !== null, 'asks for the price again', view.retryPrice),
    offerIf(
      view.canAgree && view.stage === 'review',
      view.areTermsAccepted ? 'takes the agreement back' : 'agrees to the terms',
      view.toggleTerms,
    ),
    offerIf(view.canPlace, 'places the order', view.place),
    offerIf(view.stage === 'review' && view.canEdit, 'edits the addresses', view.edit),
  ]),
  ...chartOffers(story, 'orderPlacement', (view) => [
    offerIf(view.canRetry, 'places the order once more', () => {
      if (view.alreadyPaid)
        // buying the same again, and saying so
        for (const { item_name, quantity } of story.visit.see('checkout').lines)
          story.added.set(item_name, (story.added.get(item_name) ?? 0) + quantity);
      view.retry();
    }),
  ]),
];

export const payOffers = (story: Story): Offer[] => [
  ...chartOffers(story, 'payment', (view) =>
    view.isOpen
      ? [
          offerIf(view.canChoose('ccavenue') && view.method !== 'ccavenue', 'chooses the card page', () =>
            view.choose('ccavenue'),
          ),
          offerIf(view.canChoose('razorpay') && view.method !== 'razorpay', 'chooses to pay here', () =>
            view.choose('razorpay'),
          ),
          offerIf(view.canContinue, 'goes on to pay', view.goOn),
          createOffer('closes the choice', view.close),
        ]
      : [],
  ),
  ...chartOffers(story, 'testGateway', (view) =>
    view.isAsking
      ? [
          createOffer('pays', view.pay),
          createOffer('has the payment fail', view.fail),
          createOffer('leaves without an answer', view.leaveOpen),
          createOffer('closes the payment', view.close),
        ]
      : [],
  ),
  ...chartOffers(story, 'checkout', (view) => [
    offerIf(['failed', 'atProvider'].includes(view.stage), 'tries again', () => {
      story.typed = {};
      story.coupon = null;
      view.tryAgain();
    }),
    offerIf(view.payLink && view.stage === 'atProvider', 'opens the payment page', () => {
      const { close, load } = story.visit;
      close.call(story.visit);
      story.visit.history.push(view.payLink as string);
      load.call(story.visit, view.payLink as string);
    }),
  ]),
];
