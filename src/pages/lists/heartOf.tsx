import type { ListCard } from '../../domain/listCard.ts';
import { Heart } from '../../flows/wishlist/Heart.tsx';

/** The heart on a card of a list; a thing that is not sold has none. (CAT-18, WALL-01, GIFT-08) */
export const heartOf = ({ variation, title }: ListCard) =>
  variation ? <Heart variation={variation} title={title} /> : null;
