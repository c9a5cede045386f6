import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { ProductRequest } from '../../api/products.ts';
import { getCachedData } from '../../api/queries/cachedQuery.ts';
import { productQuery } from '../../api/queries/lists.ts';
import { LISTS } from '../../domain/listArea.ts';
import { isFilteredArea } from '../../domain/listFilters.ts';
import type { ProductArea } from '../../domain/product.ts';
import { toProductJsonLd } from '../../domain/structuredData/productJsonLd.ts';
import { parseVariationId } from '../../domain/variation.ts';
import { productEffects } from '../../effects/productEffects.ts';
import { Product } from '../../flows/product/Product.tsx';
import { product } from '../../flows/product/product.ts';
import { ShareButton } from '../../flows/share/ShareButton.tsx';
import { HeartButton } from '../../flows/wishlist/HeartButton.tsx';
import { createLazyPart } from '../../kit/loading/lazy.tsx';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { useOnRefetch } from '../../kit/loading/refetchSignal.ts';
import { createGiftDraft, productLogic } from '../../ports/product.ts';
import { RichText } from '../../richText/RichText.tsx';
import { hasContent } from '../../richText/sanitizer.ts';
import { readFramedWall } from '../../storage/framedWallStorage.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { BackLink, BackToList } from '../configurator/BackLink.tsx';
import { AddToCartProvider } from '../details/AddToCartProvider.tsx';
import { DetailScreen, RelatedSection } from '../details/DetailScreen.tsx';
import { DetailTabs } from '../details/DetailTabs.tsx';
import { loadShareLogic } from '../details/loadShareLogic.ts';
import { Head } from '../head/Head.tsx';
import { ProductPurchase } from './ProductPurchase.tsx';
import { WallPrints } from './WallPrints.tsx';

/** The breadcrumb of a product. */
function ProductBreadcrumb({ area }: { area: ProductArea }) {
  const title = product.useView((view) => view.product?.title);
  const { title: name, path } = LISTS[area];
  return <Breadcrumb items={[{ name: 'Home', path: '/' }, { name, path }, ...(title ? [{ name: title }] : [])]} />;
}

/** Saves the product in the colour that is chosen, and shares its page. (WALL-03, GIFT-10, MIX-09, WISH-02) */
function ProductActions() {
  const { product: loaded, variation, path } = product.useView();
  if (!loaded || !variation || !path) return null;
  const { title } = loaded;
  return (
    <>
      <HeartButton look="plain" variation={variation.variation} title={title} />
      <PartErrorBoundary part="share">
        <ShareButton
          load={loadShareLogic}
          path={path}
          title={title}
          picture={variation.pictures[0]?.detail.url ?? null}
        />
      </PartErrorBoundary>
    </>
  );
}

/** Description, care and returns of the product; it has no reviews. (WALL-05, WALL-06, GIFT-12, DECOR-08, MIX-10, STAT-13) */
function ProductDetails() {
  const loaded = product.useView((view) => view.product);
  const frame = product.useView((view) => view.wall?.frame ?? null);
  if (!loaded) return null;
  const { area, id, title, description, path, layout } = loaded;
  const text = hasContent(description) ? <RichText html={description} /> : '';
  const prints = layout && <WallPrints path={path} layout={layout} frame={frame} />;
  return (
    <DetailTabs
      care={area}
      piece={{ id, title }}
      description={
        prints ? (
          <>
            {text}
            {prints}
          </>
        ) : (
          text
        )
      }
    />
  );
}

const Related = createLazyPart(
  async () => (await import('../details/Related.tsx')).RelatedProducts,
  'related products',
);

/** Related products, loaded once they are near the window; gifts have none, for they are chosen for somebody. */
function LazyRelatedProducts({ area }: { area: ProductArea }) {
  const path = product.useView((view) => view.product?.path);
  if (!isFilteredArea(area)) return null;
  return (
    <RelatedSection path={path}>
      {(viewedPaths) =>
        path ? (
          <Related isActive={viewedPaths !== null} area={area} path={path} viewedPaths={viewedPaths ?? []} />
        ) : null
      }
    </RelatedSection>
  );
}

const FramesDialog = createLazyPart(async () => (await import('./WallFramesDialog.tsx')).WallFramesDialog);

/** The choice of one frame for a whole wall; its code comes when it is first opened. (WALL-04) */
function WallFramesChoice() {
  const { product: loaded, variation, isFraming } = product.useView();
  const page = product.useActorRef();
  if (!loaded?.layout || !variation) return null;
  const { title, layout } = loaded;
  return (
    <FramesDialog isActive={isFraming} isOpen={isFraming} input={{ title, layout, frame: variation.frame, page }} />
  );
}

/** The head of a product's page; before the product is read, that of its list. */
function ProductHead({ area, alias }: { area: ProductArea; alias: string }) {
  const { product: loaded } = product.useView();
  const list = LISTS[area];
  if (!loaded) return <Head title={list.title} description={list.title} path={alias} type="product" />;
  const { title, attribution, summary, path, variations } = loaded;
  return (
    <Head
      title={title}
      description={summary || [title, ...attribution].join(', ')}
      path={path}
      picture={variations[0].pictures[0]}
      type="product"
      breadcrumb={[
        { name: 'Home', path: '/' },
        { name: list.title, path: list.path },
        { name: title, path },
      ]}
      jsonLd={(toAbsoluteUrl) => [toProductJsonLd(loaded, toAbsoluteUrl)]}
    />
  );
}

/** One gallery wall, gift, decor object or mixed media work: look at it, choose a colour, put it into the bag. (WALL-03 to WALL-08, GIFT-09 to GIFT-13, DECOR-05 to DECOR-13, MIX-05 to MIX-13) */
export function ProductPage({ area }: { area: ProductArea }) {
  const { id = '' } = useParams();
  const { search, key } = useLocation();
  const queries = useQueryClient();
  const logic = useMemo(() => productLogic(queries), [queries]);
  const alias = LISTS[area].path + id;
  const cachedProduct = useCachedProduct({ area, alias });
  const persisted = { wall: readFramedWall(alias), wishes: createGiftDraft(alias).read() };
  return (
    // Another product, or another link to it, is looked at from the start.
    <product.Provider
      key={`${alias} ${key}`}
      logic={logic}
      effects={productEffects}
      options={{ input: { area, alias, variationId: parseVariationId(search), ...persisted, cachedProduct } }}
    >
      <RefetchListener area={area} alias={alias} />
      <ProductHead area={area} alias={alias} />
      <DetailScreen
        // Back from a wall leads to the start of its list. (WALL-03)
        back={area === 'walls' ? <BackLink to={LISTS.walls.path} /> : <BackToList area={area} />}
        breadcrumb={<ProductBreadcrumb area={area} />}
        actions={<ProductActions />}
      >
        <AddToCartProvider>
          <Product details={<ProductDetails />}>
            <ProductPurchase />
          </Product>
        </AddToCartProvider>
        <WallFramesChoice />
        <LazyRelatedProducts area={area} />
      </DetailScreen>
    </product.Provider>
  );
}

const useCachedProduct = (request: ProductRequest) => getCachedData(useQueryClient(), productQuery(request)) ?? null;

/** Passes refetched data to the chart. (CONST-04) */
function RefetchListener(request: ProductRequest) {
  const cachedProduct = useCachedProduct(request);
  const renew = product.useView((view) => view.refresh);
  useOnRefetch([cachedProduct], () => cachedProduct && renew(cachedProduct));
  return null;
}
