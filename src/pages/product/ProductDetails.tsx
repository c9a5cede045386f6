import { product } from '../../flows/product/product.ts';
import { hasWords } from '../../richText/hasWords.ts';
import { RichText } from '../../richText/RichText.tsx';
import { DetailTabs } from '../details/DetailTabs.tsx';

/** Description, care and returns of what is looked at; nobody reviews it. (WALL-05, WALL-06, GIFT-12, DECOR-08, MIX-10, STAT-13) */
export function ProductDetails() {
  const shown = product.useFlow((view) => view.product);
  if (!shown) return null;
  const { kind, description } = shown;
  return <DetailTabs care={kind} description={hasWords(description) ? <RichText html={description} /> : ''} />;
}
