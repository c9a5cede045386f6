import type { Picture } from './art.ts';

/** How wide a card is: `small` ones hang four beside each other on a desk, `large` ones two or three. */
export type CardSize = 'small' | 'large';

/** The width of a card's picture in the grid by the width of the page. */
const SIZES: Readonly<Record<CardSize, string>> = {
  small: '(width >= 64rem) 262px, (width >= 42rem) 28vw, 44vw',
  large: '(width >= 64rem) 390px, (width >= 37rem) 43vw, 90vw',
};

/** A picture in each of its sizes, for the browser to choose from. */
export function toSrcSet({ thumbnail, listing, between = [], detail }: Picture): string {
  const all = [thumbnail, listing, ...between, detail].map(({ url, width }) => `${url} ${width}w`);
  return [...new Set(all)].join(', ');
}

/** A picture as a grid of cards shows it: in each of its sizes, for the browser to choose from. (CAT-17) */
export const toCardPicture = (picture: Picture, size: CardSize = 'small') => ({
  src: picture.listing.url,
  srcSet: toSrcSet(picture),
  sizes: SIZES[size],
  width: picture.listing.width,
  height: picture.listing.height,
  alt: picture.alt,
});
