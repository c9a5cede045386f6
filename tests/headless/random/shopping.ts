import type { Media } from '../../../src/domain/framingTerms.ts';
import { toSizeKey } from '../../../src/domain/size.ts';
import { createPicture } from '../world/pictureWorker.ts';
import { chartOffers, createOffer, type Offer, offerIf } from './offers.ts';
import type { Story } from './story.ts';

const LISTS = ['/decor-objects/', '/gallery-walls/', '/gifts/', '/mixed-media/', '/art/'];
/** So many of a long list are enough to choose from. */
const FEW = 6;
const MEDIA: readonly Media[] = ['Paper', 'Canvas'];
const PINCODES = ['682001', '560001', '999999', '6820', ''];

export const browseOffers = ({ visit }: Story): Offer[] =>
  ['/', ...LISTS, '/custom-framing/', '/login', '/gifts/first-day-of-school'].map((path) =>
    createOffer(`opens ${path}`, () => visit.go(path)),
  );

export const listOffers = (story: Story): Offer[] =>
  chartOffers(story, 'listing', ({ groups, hasFailed, retry }) => [
    ...groups
      .flatMap(({ cards }) => cards)
      .slice(0, FEW)
      .map(({ title, path }) => createOffer(`looks at ${title}`, () => story.visit.go(path))),
    offerIf(hasFailed, 'reads the list again', retry),
  ]);

export const chooseOffers = (story: Story): Offer[] => [
  ...chartOffers(story, 'framedPicture', (view) => [offerIf(view.hasFailed, 'reads the picture again', view.retry)]),
  ...chartOffers(story, 'configurator', (view) => {
    if (!view.subject || view.isTooSmall) return [];
    return [
      offerIf(view.canChooseMode && view.mode !== 'art', 'wants it unframed', () => view.chooseMode('art')),
      offerIf(view.canChooseMode && view.mode !== 'frame', 'wants it framed', () => view.chooseMode('frame')),
      ...MEDIA.filter((media) => media !== view.media && view.mediasOnOffer.includes(media)).map((media) =>
        createOffer(`chooses ${media}`, () => view.chooseMedia(media)),
      ),
      ...view.tabSizes
        .filter((size) => toSizeKey(size) !== (view.size && toSizeKey(view.size)))
        .slice(0, FEW)
        .map((size) => createOffer(`chooses ${toSizeKey(size)}`, () => view.chooseSize(size))),
      offerIf(view.mode === 'frame', 'looks at all frames', () => story.visit.go(view.framesPath)),
      offerIf(view.frames.status === 'failed', 'reads the frames again', view.retryFrames),
    ];
  }),
  ...chartOffers(story, 'frameList', (view) => [
    ...view.entries
      .flatMap((entry) => (entry.kind === 'frame' ? [entry.frame] : []))
      .slice(0, FEW)
      .map(({ id, title }) => createOffer(`takes the frame ${title}`, () => story.visit.go(view.getEditPath(id)))),
    offerIf(view.hasFailed, 'reads the frames again', view.retryFrames),
  ]),
  ...chartOffers(story, 'product', (view) => [
    ...view.swatches
      .filter(({ id }) => id !== view.variation?.variation.id)
      .map(({ id, name }) => createOffer(`chooses the colour ${name}`, () => view.choose(id))),
    offerIf(view.hasFailed, 'reads the product again', view.retry),
  ]),
];

const file = () => new File([createPicture({ width: 3600, height: 2400 })], 'Kochi beach.jpg', { type: 'image/jpeg' });

export const uploadOffers = (story: Story): Offer[] => [
  ...chartOffers(story, 'upload', ({ choose, canCancel, cancel }) => [
    createOffer('gives a photo', () => choose(file())),
    createOffer('gives a file that is no photo', () => choose(new File(['text'], 'notes.txt'))),
    offerIf(canCancel, 'gives the photo up', cancel),
  ]),
  ...chartOffers(story, 'crop', (view) => [
    offerIf(
      view.canCrop,
      view.isPermitted ? 'takes back that it may be printed' : 'confirms that it may be printed',
      () => view.permit(!view.isPermitted),
    ),
    offerIf(view.canContinue, 'sends the photo', view.goOn),
    offerIf(view.hasFailed, 'opens the photo again', view.retry),
    offerIf(view.canCrop && !view.isFlipped, 'turns the photo', () => view.turnTo('left')),
  ]),
  ...(story.visit.find('product')?.product?.takesPicture
    ? chartOffers(story, 'giftPicture', ({ choose, canRemove, remove }) => [
        offerIf(!story.visit.find('addToCart')?.isBusy, 'gives a photo for the gift', () => choose(file())),
        offerIf(canRemove && !story.visit.find('addToCart')?.isBusy, 'takes the photo away', remove),
      ])
    : []),
];

/** What stands on the page to be bought, as its button has it. */
function buyable({ visit }: Story) {
  const product = visit.find('product');
  if (!product) return { line: visit.find('configurator')?.line ?? null };
  const gift = product.product?.takesPicture ? visit.find('giftPicture') : null;
  const isOff = !product.product || !product.variation || product.variation.isSoldOut || gift?.isReading;
  return isOff ? null : { line: product.line, ...(gift && { picture: gift.chosenId }) };
}

export const addOffers = (story: Story): Offer[] =>
  chartOffers(story, 'addToCart', (view) => {
    const chosen = buyable(story);
    const name = chosen?.line?.item_name ?? '';
    const hasPicture = !story.visit.find('configurator') || story.visit.find('configurator')?.subject;
    return [
      offerIf(view.canAdd && chosen && hasPicture, `puts ${name || 'what is not chosen yet'} into the bag`, () => {
        if (!chosen) return;
        if (name) story.added.set(name, (story.added.get(name) ?? 0) + 1);
        view.add(chosen, false);
      }),
      offerIf(view.isAdded, 'goes on shopping', view.closePopup),
      offerIf(view.isAdded, 'goes to the checkout', view.checkOut),
    ];
  });

export const bagOffers = (story: Story): Offer[] =>
  chartOffers(story, 'cart', (view) => {
    // the bag lies in a panel over any page but the checkout's own, where it is the page
    const isSeen = view.isPanelOpen || story.visit.find('checkout')?.stage === 'bag';
    if (view.removing)
      return [
        createOffer(`removes ${view.removing.item_name}`, view.confirmRemoval),
        createOffer('leaves it in the bag', view.cancelRemoval),
      ];
    if (!isSeen) return [createOffer('opens the bag', view.openPanel)];
    return [
      ...view.lines.flatMap(({ key, item_name }) => [
        offerIf(view.canRaise(key), `wants one more of ${item_name}`, () => {
          story.added.set(item_name, (story.added.get(item_name) ?? 0) + 1);
          view.raise(key);
        }),
        offerIf(view.canLower(key), `wants one fewer of ${item_name}`, () => view.lower(key)),
        createOffer(`wants ${item_name} out of the bag`, () => view.askRemoval(key)),
      ]),
      offerIf(view.isPanelOpen, 'closes the bag', view.closePanel),
    ];
  });

export const pincodeOffers = (story: Story): Offer[] =>
  chartOffers(story, 'pincode', (view) =>
    story.visit.find('addToCart')
      ? [
          ...PINCODES.filter((text) => text !== view.text).map((text) =>
            createOffer(`types the pincode '${text}'`, () => view.type(text)),
          ),
          offerIf(view.canRetry, 'asks for the pincode again', view.retry),
        ]
      : [],
  );
