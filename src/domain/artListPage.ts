import type { ArtCard } from './art.ts';
import type { ListCard, ListPage } from './listCard.ts';
import { pageCount } from './paging.ts';

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

/** A page of prints, out of `total` that match, as any list shows it (CAT-09). */
export const artListPage = ({ arts, total }: { arts: readonly ArtCard[]; total: number }): ListPage => ({
  cards: arts.map(cardOfArt),
  total,
  pages: pageCount(total),
});
