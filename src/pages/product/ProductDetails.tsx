import { Suspense } from 'react';
import { product } from '../../flows/product/product.ts';
import { lazily } from '../../kit/lazily.ts';
import { hasWords } from '../../richText/hasWords.ts';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import { DetailTabs } from '../details/DetailTabs.tsx';

const RichText = lazily(async () => (await import('../../richText/RichText.tsx')).RichText);

/** Description, care and returns of what is looked at; nobody reviews it. (WALL-05, WALL-06, GIFT-12, DECOR-08, MIX-10, STAT-13) */
export function ProductDetails() {
  const shown = product.useFlow((view) => view.product);
  if (!shown) return null;
  const { kind, description } = shown;
  return (
    <DetailTabs
      care={kind}
      description={
        hasWords(description) ? (
          <Suspense fallback={<TextSkeleton lines={5} />}>
            <RichText html={description} />
          </Suspense>
        ) : (
          ''
        )
      }
    />
  );
}
