import type { ReactNode } from 'react';
import type { SwatchView } from '../../../machines/product/product.connect.ts';
import type { ProductFactName } from '../../domain/product.ts';
import { formatMessage } from '../../messages/message.ts';
import { productMessages } from '../../messages/product.ts';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { keepUnitsTogether } from '../../ui/keepUnitsTogether.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ColourSwatch, SwatchGroup } from '../../ui/SwatchGroup.tsx';
import { TextLines } from '../../ui/TextLines.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Product.module.css';
import gallery from './ProductGallery.module.css';
import { ProductGallery } from './ProductGallery.tsx';
import { product } from './product.ts';

const FACT_LABELS: Readonly<Record<ProductFactName | 'frame', string>> = {
  layoutSize: 'Layout size',
  frames: 'Number of frames',
  frameSize: 'Frame size',
  size: 'Size',
  dimensions: 'Dimensions',
  material: 'Material',
  frame: 'Frame',
};

/** The product's key facts; the frames of a wall can be changed. (WALL-04, GIFT-10, MIX-07) */
function Facts() {
  const { facts, hasFrames, openFrames } = product.useView();
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{FACT_LABELS[name]}</dt>
          <dd>
            {keepUnitsTogether(value)}
            {name === 'frame' && hasFrames ? (
              <button type="button" className={styles.changeButton} onClick={openFrames}>
                Change frames
              </button>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The colours in which it is sold, each named on hover and to a screen reader; the chosen one in words. (DECOR-06, DECOR-11, MIX-08) */
function Swatches() {
  const { swatches, variation, choose } = product.useView();
  if (swatches.length === 0) return null;
  return (
    <SwatchGroup
      legend="Colour"
      value={variation?.variation.id ?? null}
      onPick={choose}
      swatches={swatches.map((swatch) => ({
        id: swatch.id,
        label: getSwatchLabel(swatch),
        unavailable: swatch.isSoldOut,
        tint: <ColourSwatch code={swatch.code} picture={swatch.picture} letter={swatch.name.slice(0, 1)} />,
      }))}
    />
  );
}

/** A sold-out colour can be selected, and is marked as sold out. */
const getSwatchLabel = ({ name, isSoldOut }: SwatchView) =>
  isSoldOut ? `${name}, ${formatMessage(productMessages['product.soldOut'])}` : name;

/** The height of a fact, with the rule under it. */
const FACT_HEIGHT = '2.55rem';

/** Placeholders of pictures and texts, in their final size. */
const ProductSkeleton = () => (
  <div className={styles.layout} aria-busy="true">
    <VisuallyHidden role="status">The page is on its way</VisuallyHidden>
    <div className={styles.pictures}>
      <div className={gallery.gallery}>
        <div className={gallery.stage}>
          <Skeleton height="100%" />
        </div>
      </div>
    </div>
    <div className={styles.info}>
      <div className={styles.header}>
        <p className={styles.title}>
          <Skeleton width="70%" height="1.18em" />
        </p>
      </div>
      <div className={styles.factsSkeleton}>
        {['layout', 'frames', 'frame'].map((fact) => (
          <Skeleton key={fact} height={FACT_HEIGHT} />
        ))}
      </div>
      <Skeleton height="8.25rem" />
      <Skeleton height="3.75rem" />
    </div>
  </div>
);

type Props = {
  children: ReactNode;
  /** Further details: under the pictures on a desk, where the purchase stays visible; last on a phone. */
  details?: ReactNode;
};

/** A finished product: its pictures at the left, its facts and its purchase at the right. (WALL-03, WALL-04, GIFT-10, DECOR-05, DECOR-06, MIX-06, MIX-07) */
export function Product({ children, details }: Props) {
  const { product: loaded, hasFailed, retry } = product.useView();
  if (hasFailed) return <ErrorState title={formatMessage(productMessages['product.failed'])} onRetry={retry} />;
  if (!loaded) return <ProductSkeleton />;
  return (
    <article className={styles.layout} aria-label={loaded.title}>
      <div className={styles.pictures}>
        <ProductGallery />
      </div>
      <div className={styles.info}>
        <header className={styles.header}>
          <h1 className={styles.title}>{loaded.title}</h1>
          <TextLines className={styles.byline} lines={loaded.attribution} />
        </header>
        <Facts />
        <Swatches />
        {children}
      </div>
      {details ? <div className={styles.details}>{details}</div> : null}
    </article>
  );
}
