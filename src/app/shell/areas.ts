import { LISTS } from '../../domain/listArea.ts';

/** A part of the shop. */
export type Area = { path: string; title: string };

/** The parts of the shop, as the header names them. (SHELL-01) */
export const AREAS: readonly Area[] = [
  LISTS.art,
  LISTS.objects,
  LISTS.mixedMedia,
  LISTS.walls,
  { path: '/custom-framing/', title: 'Custom Framing' },
];

/** Those, and areas of menu and footer only: the gifts, and framing and printing a picture. (CONF-01, SHELL-02, SHELL-21) */
export const ALL_AREAS: readonly Area[] = [
  ...AREAS,
  { path: '/select/frame', title: 'Frame a Picture' },
  { path: '/select/print', title: 'Print a Picture' },
  LISTS.gifts,
];

/** Is an address the page of an area, with or without its last slash, or one that belongs to it? */
export const getAriaCurrent = ({ path }: Area, pathname: string): 'page' | 'true' | undefined => {
  if (`${pathname}/`.replace(/\/+$/, '/') === `${path}/`.replace(/\/+$/, '/')) return 'page';
  return pathname.startsWith(path) ? 'true' : undefined;
};
