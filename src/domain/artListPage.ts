import type { ArtCard } from './art.ts';
import type { ListCard, ListPage } from './listCard.ts';

/** A print as any list shows it: its artist under the title, the price of its smallest size (CAT-17, CAT-20). */
export const cardOfArt = ({ id, variationId, alias, title, artist, picture, fromPrice }: ArtCard): ListCard => ({
  id,
  path: alias,
  title,
  lines: artist === '' ? [] : [artist],
  picture,
  variation: { type: 'commerce_product_variation--default', id: variationId },
  price: { amount: fromPrice, isFrom: true },
  section: null,
});

/** A page of prints as any list shows it. */
export const artListPage = ({ arts, ...known }: { arts: readonly ArtCard[] } & Omit<ListPage, 'cards'>): ListPage => ({
  cards: arts.map(cardOfArt),
  ...known,
});
