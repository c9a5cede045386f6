import type { ArtCard } from '../../domain/art.ts';
import { HeartButton } from './HeartButton.tsx';

/** The heart of an art print. (CAT-17) */
export const renderArtHeart = (
  { variationId, title }: Pick<ArtCard, 'variationId' | 'title'>,
  look?: 'plain' | 'sheet',
) => (
  <HeartButton variation={{ type: 'commerce_product_variation--default', id: variationId }} title={title} look={look} />
);
