import type { Picture } from './art.ts';

/** How wide a card is: `small` ones hang four beside each other on a desk, `large` ones two or three. */
export type CardSize = 'small' | 'large';

/** The width of a card's picture in the grid by the width of the page. */
const SIZES: Readonly<Record<CardSize, string>> = {
  small: '(width >= 64rem) 270px, (width >= 42rem) 28vw, 42vw',
  large: '(width >= 64rem) 390px, (width >= 37rem) 43vw, 90vw',
};

/** A picture in its three sizes, for the browser to choose from. */
export const srcSetOf = ({ thumbnail, listing, detail }: Picture): string =>
  [thumbnail, listing, detail].map(({ url, width }) => `${url} ${width}w`).join(', ');

/** A picture as a grid of cards shows it: in its three sizes, for the browser to choose from. (CAT-17) */
export const cardPicture = (picture: Picture, size: CardSize = 'small') => ({
  src: picture.listing.url,
  srcSet: srcSetOf(picture),
  sizes: SIZES[size],
  width: picture.listing.width,
  height: picture.listing.height,
  alt: picture.alt,
});
