import type { Picture } from './art.ts';

/** The widths of a card's picture in the grid of two, three and four columns. */
const SIZES = '(width >= 64rem) 270px, (width >= 42rem) 28vw, 42vw';

/** A picture as a grid of cards shows it: in its three sizes, for the browser to choose from. (CAT-17) */
export const cardPicture = ({ thumbnail, listing, detail, alt }: Picture) => ({
  src: listing.url,
  srcSet: [thumbnail, listing, detail].map(({ url, width }) => `${url} ${width}w`).join(', '),
  sizes: SIZES,
  width: listing.width,
  height: listing.height,
  alt,
});
