import { LISTS } from '../../domain/listArea.ts';
import { artModeStorage, filterStorage, flowTypeStorage } from '../../storage/listingStorage.ts';

/** The shopper turns to art prints, with no filter left from before. (SHELL-05, SHELL-06, SHELL-23) */
function startShopArt(): void {
  artModeStorage.write('shopart');
  flowTypeStorage.write('shopart');
  filterStorage.remove();
}

/** The shopper turns to framing a picture. (SHELL-07) */
function startFraming(): void {
  artModeStorage.write('frame');
  flowTypeStorage.write('framing');
}

/** A part of the shop; `start` is what turning to it changes. */
export type Area = { path: string; label: string; start?: () => void };

/** The parts of the shop, as the header names them. (SHELL-01) */
export const AREAS: readonly Area[] = [
  { path: LISTS.art.path, label: 'Art Prints', start: startShopArt },
  { path: LISTS.objects.path, label: 'Decor Objects' },
  { path: LISTS.mixedMedia.path, label: 'Mixed Media' },
  { path: LISTS.walls.path, label: 'Gallery Walls' },
  { path: '/custom-framing/', label: 'Custom Framing', start: startFraming },
];

/** Those, and what only menu and footer name: the gifts, and the two ways to a piece of one's own. (CONF-01, SHELL-02, SHELL-21) */
export const ALL_AREAS: readonly Area[] = [
  ...AREAS,
  { path: '/select/frame', label: 'Frame a Picture' },
  { path: '/select/print', label: 'Print a Picture' },
  { path: LISTS.gifts.path, label: 'Gifts' },
];

/** Is an address the page of an area, with or without its last slash, or one that belongs to it? */
export const getAriaCurrent = ({ path }: Area, pathname: string): 'page' | 'true' | undefined => {
  if (`${pathname}/`.replace(/\/+$/, '/') === `${path}/`.replace(/\/+$/, '/')) return 'page';
  return pathname.startsWith(path) ? 'true' : undefined;
};
