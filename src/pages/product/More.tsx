import { product } from '../../flows/product/product.ts';
import { ShareButton, type ShareLogic } from '../../flows/share/ShareButton.tsx';
import { Heart } from '../../flows/wishlist/Heart.tsx';
import { PartBoundary } from '../../kit/PartBoundary.tsx';

/** Saves the product in the colour that is chosen, and shares its page. (WALL-03, GIFT-10, MIX-09, WISH-02) */
export function More({ load }: { load: () => Promise<ShareLogic> }) {
  const { product: shown, variation } = product.useFlow();
  if (!shown || !variation) return null;
  const { title, path } = shown;
  return (
    <>
      <Heart look="plain" variation={variation.variation} title={title} />
      <PartBoundary part="share">
        <ShareButton load={load} path={path} title={title} picture={variation.pictures[0]?.detail.url ?? null} />
      </PartBoundary>
    </>
  );
}
