import { LISTS } from '../../domain/listArea.ts';
import type { ProductKind } from '../../domain/product.ts';
import { product } from '../../flows/product/product.ts';
import { useKept } from '../../kit/kept.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Link } from '../../ui/Link.tsx';
import { BackLink } from '../configurator/BackLink.tsx';
import { useProductPorts } from './ports.ts';
import { PRODUCT_LISTS } from './productLists.ts';

/** The way back to the list as it was left, or to its start. (WALL-03, GIFT-09, DECOR-09, MIX-05) */
export function BackToProducts({ kind }: { kind: ProductKind }) {
  const { readListPath } = useProductPorts();
  const { area, isKept } = PRODUCT_LISTS[kind];
  const kept = useKept(() => (isKept ? readListPath(area) : null));
  return <BackLink to={kept ?? LISTS[area].path} />;
}

/** The way down to a product. */
export function WayDown({ kind }: { kind: ProductKind }) {
  const title = product.useFlow((view) => view.product?.title);
  const { area, name } = PRODUCT_LISTS[kind];
  return (
    <Breadcrumb
      label="You are here"
      items={[
        { name: 'Home', link: <Link to="/" /> },
        { name, link: <Link to={LISTS[area].path} /> },
        ...(title ? [{ name: title }] : []),
      ]}
    />
  );
}
