import type { Media } from '../../../src/domain/framingTerms.ts';
import { toSizeKey } from '../../../src/domain/size.ts';
import { createPicture } from '../world/pictureWorker.ts';
import type { Visit } from '../world/visit.ts';
import { waitForPath, waitForView } from './shopper.ts';

/** Opens a list and, from it, the first thing; gives its address. */
export async function openFromList(visit: Visit, list: string): Promise<string> {
  visit.go(list);
  const { groups } = await waitForView(visit, 'listing', ({ groups }) => groups.length > 0);
  const [card] = groups.flatMap(({ cards }) => cards);
  if (!card) throw new RangeError(`${list} has no card`);
  visit.go(card.path);
  return card.path;
}

/** Chooses media and size of the picture that is open, then the first frame of their list. Ends on the frame's own screen. */
export async function chooseFramed(visit: Visit, media: Media): Promise<void> {
  const opened = await waitForView(visit, 'configurator', ({ subject }) => subject);
  if (opened.media === media) chooseSize(visit);
  else opened.chooseMedia(media);
  visit.go(visit.see('configurator').framesPath);
  await waitForPath(visit, '/frame/');
  const list = await waitForView(visit, 'frameList', ({ entries }) => entries.length > 0);
  const [frame] = list.entries.flatMap((entry) => (entry.kind === 'frame' ? [entry.frame] : []));
  visit.go(list.getEditPath((frame as NonNullable<typeof frame>).id));
  await waitForView(visit, 'configurator', ({ line }) => line);
}

/** Chooses the first size on offer that is not chosen yet. */
function chooseSize(visit: Visit): void {
  const { tabSizes, size, chooseSize } = visit.see('configurator');
  const other = tabSizes.find((each) => toSizeKey(each) !== (size && toSizeKey(size)));
  if (other) chooseSize(other);
}

/** Takes a picture of the shopper's own from its file through the crop to where it is made up. */
export async function uploadPicture(visit: Visit, pixels = { width: 3600, height: 2400 }): Promise<void> {
  visit.go('/custom-framing/');
  const file = new File([createPicture(pixels)], 'Kochi beach.jpg', { type: 'image/jpeg' });
  visit.see('upload').choose(file);
  await waitForPath(visit, '/crop');
  const crop = await waitForView(visit, 'crop', ({ canCrop }) => canCrop);
  crop.permit(true);
  visit.see('crop').goOn();
  await waitForPath(visit, '/custom-framing?');
}

/** Opens a gift that is made from the buyer's own picture, and gives the picture. */
export async function openOwnGift(visit: Visit, path: string): Promise<void> {
  visit.go(path);
  await waitForView(visit, 'product', ({ product }) => product?.takesPicture);
  visit
    .see('giftPicture')
    .choose(new File([createPicture({ width: 3600, height: 3600 })], 'First day.jpg', { type: 'image/jpeg' }));
  await waitForView(visit, 'giftPicture', ({ chosenId }) => chosenId);
}

/** Types the pincode of Kochi into the box, to which everything is delivered, and waits for what is known of it. */
async function typePincode(visit: Visit): Promise<void> {
  visit.see('pincode').type('682001');
  await waitForView(visit, 'pincode', ({ status }) => status !== 'lookingUp');
}

/** Puts what is made up or looked at into the bag, and goes on to it. */
export async function putInBag(visit: Visit): Promise<void> {
  if (visit.see('pincode').text === '') await typePincode(visit);
  const planned = visit.find('wall')?.lines;
  const line = planned?.[0] ?? visit.find('configurator')?.line ?? visit.see('product').line;
  const gift = visit.find('product')?.product?.takesPicture ? visit.see('giftPicture') : null;
  visit
    .see('addToCart')
    .add({ line, ...(planned && { otherLines: planned.slice(1) }), ...(gift && { picture: gift.chosenId }) }, false);
  const { checkOut } = await waitForView(visit, 'addToCart', ({ isAdded }) => isAdded);
  checkOut();
  await waitForPath(visit, '/checkout/shopping-bag/');
}
