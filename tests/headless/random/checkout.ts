import { newestCode } from '../shopper/signingIn.ts';
import { FIELDS, type Offer, of, offer, where } from './offers.ts';
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

export const stage = ({ visit }: Story): Offer[] =>
  STAGES.map((name) => offer(`opens /checkout/${name}`, () => visit.go(`/checkout/${name}`)));

export const coupon = (story: Story): Offer[] => {
  const checkout = story.visit.find('checkout');
  if (!checkout || !['bag', 'shipping', 'review'].includes(checkout.shown)) return [];
  if (checkout.shown === 'review' && !checkout.isReading) return [];
  return of(story, 'coupon', (view) => [
    ...COUPONS.map((code) =>
      offer(`types the coupon ${code}`, () => {
        view.type(code);
        story.coupon = { code, checkout: story.visit.page.charts.checkout };
      }),
    ),
    where(view.canApply, `applies the coupon ${view.code}`, view.apply),
    where(view.canRemove, 'removes the coupon', () => {
      story.coupon = null;
      view.remove();
    }),
  ]);
};

export const leaveBag = (story: Story): Offer[] =>
  of(story, 'bagCheck', (view) => [where(view.canContinue, 'leaves the bag', view.goOn)]);

export const address = (story: Story): Offer[] => [
  ...of(story, 'shipping', (view) => {
    if (!view.isFilling) return [where(view.isMakingAccount, 'wants to change something first', view.reopen)];
    const type = (field: (typeof FIELDS)[number][0], text: string) => {
      view.typeBilling(field, text);
      story.typed = { ...story.typed, [field]: String(story.visit.see('shipping').billing[field]) };
    };
    return [
      offer('fills in the address', () => {
        for (const [field, text] of FIELDS) if (!['city', 'pincode'].includes(field)) type(field, text);
        type('mail', 'asha@example.com');
        type('phone', '9847123456');
        type('pincode', '682001');
      }),
      ...FIELDS.map(([field, text]) => offer(`types ${field} '${text}'`, () => type(field, text))),
      offer(view.same ? 'wants it delivered elsewhere' : 'wants it delivered to the billing address', view.toggleSame),
      where(!view.same, 'fills in where to deliver', () => {
        for (const [field, text] of Object.entries(RAVI)) view.typeDelivery(field as keyof typeof RAVI, text);
      }),
      where(view.canRetryPincode, 'asks for the pincode of the address again', view.retryPincode),
      where(view.canContinue, 'goes on with the address', view.goOn),
    ];
  }),
  ...of(story, 'guestAccount', (view) =>
    view.isEnteringCode && !view.isChecking
      ? [
          offer('types the code for the account', () => view.type(newestCode(story.visit))),
          offer('types a wrong code for the account', () => view.type('0000')),
          where(view.canSubmit, 'sends the code for the account', view.submit),
          where(view.canResend, 'asks for another code for the account', view.resend),
          where(view.canPreferMail, 'wants the code by mail', view.preferMail),
        ]
      : [],
  ),
  ...of(story, 'savedAddresses', (view) => {
    if (view.isLoadFailed) return [offer('reads the addresses again', view.retryLoad)];
    if (!view.isChoosing || view.editor) return [];
    return [
      ...(view.canEdit
        ? view.cards.flatMap(({ id, address: { house }, isBilling, isDelivery }) => [
            where(!isBilling, `has the bill made out to ${house}`, () => view.chooseBilling(id)),
            where(!isDelivery, `has it sent to ${house}`, () => view.chooseDelivery(id)),
          ])
        : []),
      where(view.canRetryPincode, 'asks for the pincode again', view.retryPincode),
      where(view.canContinue, 'goes on with these addresses', () => {
        view.goOn();
      }),
    ];
  }),
];

export const review = (story: Story): Offer[] => [
  ...of(story, 'checkout', (view) => [
    where(view.isUnpriced, 'asks for the price again', view.retryPrice),
    where(
      view.canAgree && view.shown === 'review',
      view.isAgreed ? 'takes the agreement back' : 'agrees to the terms',
      view.toggleTerms,
    ),
    where(view.canPlace, 'places the order', view.place),
    where(view.shown === 'review' && view.canEdit, 'edits the addresses', view.edit),
  ]),
  ...of(story, 'orderPlacement', (view) => [
    where(view.canRetry, 'places the order once more', () => {
      if (view.paidBefore)
        // buying the same again, and saying so
        for (const { item_name, quantity } of story.visit.see('checkout').lines)
          story.added.set(item_name, (story.added.get(item_name) ?? 0) + quantity);
      view.retry();
    }),
  ]),
];

export const pay = (story: Story): Offer[] => [
  ...of(story, 'payment', (view) =>
    view.isOpen
      ? [
          where(view.canChoose('ccavenue') && view.method !== 'ccavenue', 'chooses the card page', () =>
            view.choose('ccavenue'),
          ),
          where(view.canChoose('razorpay') && view.method !== 'razorpay', 'chooses to pay here', () =>
            view.choose('razorpay'),
          ),
          where(view.canContinue, 'goes on to pay', view.goOn),
          offer('closes the choice', view.close),
        ]
      : [],
  ),
  ...of(story, 'testGateway', (view) =>
    view.isAsking
      ? [
          offer('pays', view.pay),
          offer('has the payment fail', view.fail),
          offer('leaves without an answer', view.leaveOpen),
          offer('closes the payment', view.close),
        ]
      : [],
  ),
  ...of(story, 'checkout', (view) => [
    where(['failed', 'handedOver'].includes(view.shown), 'tries again', () => {
      story.typed = {};
      story.coupon = null;
      view.tryAgain();
    }),
    where(view.payLink && view.shown === 'handedOver', 'opens the payment page', () => {
      const { close, load } = story.visit;
      close.call(story.visit);
      story.visit.history.push(view.payLink as string);
      load.call(story.visit, view.payLink as string);
    }),
  ]),
];
