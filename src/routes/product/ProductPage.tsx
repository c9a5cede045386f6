import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { atHand } from '../../api/queries/cachedQuery.ts';
import { productQuery } from '../../api/queries/lists.ts';
import { LISTS, type ListArea } from '../../domain/listArea.ts';
import type { ProductKind } from '../../domain/product.ts';
import { productData } from '../../domain/structuredData/productData.ts';
import { addToCart } from '../../flows/addToCart/AddToCart.tsx';
import { cart } from '../../flows/cart/cart.ts';
import { pincode } from '../../flows/pincode/pincode.ts';
import { Product } from '../../flows/product/Product.tsx';
import { product } from '../../flows/product/product.ts';
import { ShareButton } from '../../flows/share/ShareButton.tsx';
import { Heart } from '../../flows/wishlist/Heart.tsx';
import { useKept } from '../../kit/hydration.tsx';
import { PartBoundary } from '../../kit/PartBoundary.tsx';
import { useRenewed } from '../../kit/refetchSignal.ts';
import { addToCartLogic } from '../../ports/addToCart.ts';
import { productLogic } from '../../ports/product.ts';
import { hasWords } from '../../richText/cleaning.ts';
import { RichText } from '../../richText/RichText.tsx';
import { keptListPaths } from '../../storage/listing.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Link } from '../../ui/Link.tsx';
import { BackLink } from '../configurator/BackLink.tsx';
import { DetailTabs } from '../details/DetailTabs.tsx';
import { loadShare } from '../details/loadShare.ts';
import { Screen } from '../details/Screen.tsx';
import { Head } from '../head/Head.tsx';
import { Purchase } from './Purchase.tsx';

type List = {
  area: ListArea;
  /** What the list is called. */
  name: string;
  /** Does Back lead to the page of it that was left, and not to its start? */
  isKept: boolean;
};

/** The list that a product stands in, which is where Back leads. (WALL-03, GIFT-09, DECOR-09, MIX-05) */
const PRODUCT_LISTS: Readonly<Record<ProductKind, List>> = {
  wall: { area: 'walls', name: 'Gallery Walls', isKept: false },
  gift: { area: 'gifts', name: 'Gifts', isKept: true },
  object: { area: 'objects', name: 'Decor Objects', isKept: true },
  mixedMedia: { area: 'mixedMedia', name: 'Mixed Media', isKept: true },
};

/** The address of a product's page, by the last part of it. (WALL-02) */
const productAddress = (kind: ProductKind, name: string): string => LISTS[PRODUCT_LISTS[kind].area].path + name;

/** The way back to the list as it was left, or to its start. (WALL-03, GIFT-09, DECOR-09, MIX-05) */
function BackToProducts({ kind }: { kind: ProductKind }) {
  const { area, isKept } = PRODUCT_LISTS[kind];
  const kept = useKept(() => (isKept ? keptListPaths[area].read() : null));
  return <BackLink to={kept ?? LISTS[area].path} />;
}

/** The way down to a product. */
function WayDown({ kind }: { kind: ProductKind }) {
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

/** Saves the product in the colour that is chosen, and shares its page. (WALL-03, GIFT-10, MIX-09, WISH-02) */
function More() {
  const { product: shown, variation } = product.useFlow();
  if (!shown || !variation) return null;
  const { title, path } = shown;
  return (
    <>
      <Heart look="plain" variation={variation.variation} title={title} />
      <PartBoundary part="share">
        <ShareButton load={loadShare} path={path} title={title} picture={variation.pictures[0]?.detail.url ?? null} />
      </PartBoundary>
    </>
  );
}

/** Description, care and returns of what is looked at; nobody reviews it. (WALL-05, WALL-06, GIFT-12, DECOR-08, MIX-10, STAT-13) */
function ProductDetails() {
  const shown = product.useFlow((view) => view.product);
  if (!shown) return null;
  const { kind, description } = shown;
  return <DetailTabs care={kind} description={hasWords(description) ? <RichText html={description} /> : ''} />;
}

/** What search engines are told of a product; of one that is not read yet, where it stands. */
function ProductHead({ kind, alias }: { kind: ProductKind; alias: string }) {
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

/** One gallery wall, gift, decor object or mixed media work: look at it, choose a colour, put it into the bag. (WALL-03 to WALL-08, GIFT-09 to GIFT-13, DECOR-05 to DECOR-13, MIX-05 to MIX-13) */
export function ProductPage({ kind }: { kind: ProductKind }) {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const bag = cart.useActor();
  const box = pincode.useActor();
  const logic = useMemo(() => productLogic({ queries }), [queries]);
  const buying = useMemo(() => addToCartLogic({ pincode: box, cart: bag }), [box, bag]);
  const alias = productAddress(kind, id);
  const known = useKnown({ kind, alias });
  return (
    // Another product is looked at from the start.
    <product.Start key={alias} logic={logic} options={{ input: { kind, alias, known } }}>
      <Renewal kind={kind} alias={alias} />
      <ProductHead kind={kind} alias={alias} />
      <Screen back={<BackToProducts kind={kind} />} way={<WayDown kind={kind} />} more={<More />}>
        <addToCart.Start logic={buying}>
          <Product details={<ProductDetails />}>
            <Purchase />
          </Product>
        </addToCart.Start>
      </Screen>
    </product.Start>
  );
}

type Asked = { kind: ProductKind; alias: string };

const useKnown = (asked: Asked) => atHand(useQueryClient(), productQuery(asked)) ?? null;

/** Gives the chart what was read anew behind it. (CONST-04) */
function Renewal(asked: Asked) {
  const known = useKnown(asked);
  const renew = product.useFlow((view) => view.renew);
  useRenewed([known], () => known && renew(known));
  return null;
}
