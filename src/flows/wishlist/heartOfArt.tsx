import type { ArtCard } from '../../domain/art.ts';
import { Heart } from './Heart.tsx';

/** The heart of an art print. (CAT-17) */
export const heartOfArt = (
  { variationId, title }: Pick<ArtCard, 'variationId' | 'title'>,
  look?: 'plain' | 'sheet',
) => <Heart variation={{ type: 'commerce_product_variation--default', id: variationId }} title={title} look={look} />;
