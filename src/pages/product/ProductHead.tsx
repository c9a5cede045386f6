import { LISTS } from '../../domain/listArea.ts';
import type { ProductKind } from '../../domain/product.ts';
import { productData } from '../../domain/structuredData/productData.ts';
import { product } from '../../flows/product/product.ts';
import { Head } from '../head/Head.tsx';
import { PRODUCT_LISTS } from './productLists.ts';

/** What search engines are told of a product; of one that is not read yet, where it stands. */
export function ProductHead({ kind, alias }: { kind: ProductKind; alias: string }) {
  const { product: shown } = product.useFlow();
  const { area, name } = PRODUCT_LISTS[kind];
  if (!shown) return <Head title={name} description={name} path={alias} type="product" />;
  const { title, by, summary, path, variations } = shown;
  return (
    <Head
      title={title}
      description={summary || [title, ...by].join(', ')}
      path={path}
      picture={variations[0].pictures[0]}
      type="product"
      way={[
        { name: 'Home', path: '/' },
        { name, path: LISTS[area].path },
        { name: title, path },
      ]}
      things={(absolute) => [productData(shown, absolute)]}
    />
  );
}
