import { LISTS } from '../../domain/listArea.ts';

/** A part of the shop. */
export type Area = { path: string; label: string };

/** The parts of the shop, as the header names them. (SHELL-01) */
export const AREAS: readonly Area[] = [
  { path: LISTS.art.path, label: 'Art Prints' },
  { path: LISTS.objects.path, label: 'Decor Objects' },
  { path: LISTS.mixedMedia.path, label: 'Mixed Media' },
  { path: LISTS.walls.path, label: 'Gallery Walls' },
  { path: '/custom-framing/', label: 'Custom Framing' },
];

/** Those, and areas of menu and footer only: the gifts, and framing and printing a picture. (CONF-01, SHELL-02, SHELL-21) */
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
