import type { Media } from '../../../src/domain/media.ts';
import { sizeKey } from '../../../src/domain/size.ts';
import { pictureOf } from '../world/pictureWorker.ts';
import { type Offer, of, offer, where } from './offers.ts';
import type { Story } from './story.ts';

const LISTS = ['/decor-objects/', '/gallery-walls/', '/gifts/', '/mixed-media/', '/art/'];
/** So many of a long list are enough to choose from. */
const FEW = 6;
const MEDIA: readonly Media[] = ['Paper', 'Canvas'];
const PINCODES = ['682001', '560001', '999999', '6820', ''];

export const browse = ({ visit }: Story): Offer[] =>
  ['/', ...LISTS, '/custom-framing/', '/login', '/gifts/first-day-of-school'].map((path) =>
    offer(`opens ${path}`, () => visit.go(path)),
  );

export const list = (story: Story): Offer[] =>
  of(story, 'listing', ({ groups, hasFailed, retry }) => [
    ...groups
      .flatMap(({ cards }) => cards)
      .slice(0, FEW)
      .map(({ title, path }) => offer(`looks at ${title}`, () => story.visit.go(path))),
    where(hasFailed, 'reads the list again', retry),
  ]);

export const choose = (story: Story): Offer[] => [
  ...of(story, 'framedPicture', (view) => [where(view.hasFailed, 'reads the picture again', view.retry)]),
  ...of(story, 'configurator', (view) => {
    if (!view.subject || view.isUnfit) return [];
    const sizes = view.tabs.find(({ bucket }) => bucket === view.tab)?.sizes ?? [];
    return [
      where(view.canChooseMode && view.mode !== 'art', 'wants it unframed', () => view.chooseMode('art')),
      where(view.canChooseMode && view.mode !== 'frame', 'wants it framed', () => view.chooseMode('frame')),
      ...MEDIA.filter((media) => media !== view.media && view.mediasOnOffer.includes(media)).map((media) =>
        offer(`chooses ${media}`, () => view.chooseMedia(media)),
      ),
      ...sizes
        .filter((size) => sizeKey(size) !== (view.size && sizeKey(view.size)))
        .slice(0, FEW)
        .map((size) => offer(`chooses ${sizeKey(size)}`, () => view.chooseSize(size))),
      where(view.mode === 'frame', 'looks at all frames', () => story.visit.go(view.framesPath)),
      where(view.frames.standing === 'failed', 'reads the frames again', view.retryFrames),
    ];
  }),
  ...of(story, 'frameList', (view) => [
    ...view.entries
      .flatMap((entry) => (entry.kind === 'frame' ? [entry.frame] : []))
      .slice(0, FEW)
      .map(({ id, title }) => offer(`takes the frame ${title}`, () => story.visit.go(view.editPathOf(id)))),
    where(view.hasFailed, 'reads the frames again', view.retryFrames),
  ]),
  ...of(story, 'product', (view) => [
    ...view.swatches
      .filter(({ id }) => id !== view.variation?.variation.id)
      .map(({ id, name }) => offer(`chooses the colour ${name}`, () => view.choose(id))),
    where(view.hasFailed, 'reads the product again', view.retry),
  ]),
];

const file = () => new File([pictureOf({ width: 3600, height: 2400 })], 'Kochi beach.jpg', { type: 'image/jpeg' });

export const upload = (story: Story): Offer[] => [
  ...of(story, 'upload', ({ give, canCancel, cancel }) => [
    offer('gives a photo', () => give([file()])),
    offer('gives a file that is no photo', () => give([new File(['text'], 'notes.txt')])),
    where(canCancel, 'gives the photo up', cancel),
  ]),
  ...of(story, 'crop', (view) => [
    where(view.canCrop, view.permitted ? 'takes back that it may be printed' : 'confirms that it may be printed', () =>
      view.permit(!view.permitted),
    ),
    where(view.canContinue, 'sends the photo', view.goOn),
    where(view.hasFailed, 'opens the photo again', view.retry),
    where(view.canCrop && !view.lies, 'turns the photo', () => view.turnTo('left')),
  ]),
  ...(story.visit.find('product')?.product?.takesPicture
    ? of(story, 'giftPicture', ({ give, canRemove, remove }) => [
        where(!story.visit.find('addToCart')?.isBusy, 'gives a photo for the gift', () => give([file()])),
        where(canRemove && !story.visit.find('addToCart')?.isBusy, 'takes the photo away', remove),
      ])
    : []),
];

/** What stands on the page to be bought, as its button has it. */
function buyable({ visit }: Story) {
  const product = visit.find('product');
  if (!product) return { line: visit.find('configurator')?.line ?? null };
  const gift = product.product?.takesPicture ? visit.find('giftPicture') : null;
  const isOff = !product.product || !product.variation || product.variation.isSoldOut || gift?.isReading;
  return isOff ? null : { line: product.line, ...(gift && { picture: gift.chosen }) };
}

export const add = (story: Story): Offer[] =>
  of(story, 'addToCart', (view) => {
    const chosen = buyable(story);
    const name = chosen?.line?.item_name ?? '';
    const hasPicture = !story.visit.find('configurator') || story.visit.find('configurator')?.subject;
    return [
      where(view.canAdd && chosen && hasPicture, `puts ${name || 'what is not chosen yet'} into the bag`, () => {
        if (!chosen) return;
        if (name) story.added.set(name, (story.added.get(name) ?? 0) + 1);
        view.add(chosen, false);
      }),
      where(view.isAdded, 'goes on shopping', view.closePopup),
      where(view.isAdded, 'goes to the checkout', view.checkOut),
    ];
  });

export const bag = (story: Story): Offer[] =>
  of(story, 'cart', (view) => {
    // the bag lies in a panel over any page but the checkout's own, where it is the page
    const isSeen = view.isPanelOpen || story.visit.find('checkout')?.shown === 'bag';
    if (view.removing)
      return [
        offer(`removes ${view.removing.item_name}`, view.confirmRemoval),
        offer('leaves it in the bag', view.cancelRemoval),
      ];
    if (!isSeen) return [offer('opens the bag', view.openPanel)];
    return [
      ...view.lines.flatMap(({ key, item_name }) => [
        where(view.canRaise(key), `wants one more of ${item_name}`, () => {
          story.added.set(item_name, (story.added.get(item_name) ?? 0) + 1);
          view.raise(key);
        }),
        where(view.canLower(key), `wants one fewer of ${item_name}`, () => view.lower(key)),
        offer(`wants ${item_name} out of the bag`, () => view.askRemoval(key)),
      ]),
      where(view.isPanelOpen, 'closes the bag', view.closePanel),
    ];
  });

export const pincode = (story: Story): Offer[] =>
  of(story, 'pincode', (view) =>
    story.visit.find('addToCart')
      ? [
          ...PINCODES.filter((text) => text !== view.text).map((text) =>
            offer(`types the pincode '${text}'`, () => view.type(text)),
          ),
          where(view.canRetry, 'asks for the pincode again', view.retry),
        ]
      : [],
  );
