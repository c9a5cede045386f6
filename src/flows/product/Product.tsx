import '../../messages/product.ts';
import type { ReactNode } from 'react';
import { say } from '../../messages/messages.ts';
import { Failed } from '../../ui/Failed.tsx';
import { Facts } from './Facts.tsx';
import { Gallery } from './Gallery.tsx';
import styles from './Product.module.css';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { product } from './product.ts';
import { Swatches } from './Swatches.tsx';

type Props = {
  children: ReactNode;
  /** What is to be read of it at leisure: under its pictures on a desk, where the way to buy it stays in sight; last on a phone. */
  details?: ReactNode;
};

/** What is sold as it is: its pictures at the left, what is told of it at the right; under that, how it is bought. (WALL-03, WALL-04, GIFT-10, DECOR-05, DECOR-06, MIX-06, MIX-07) */
export function Product({ children, details }: Props) {
  const { product: shown, hasFailed, retry } = product.useFlow();
  if (hasFailed) return <Failed title={say('product.failed')} retryLabel="Try again" onRetry={retry} />;
  if (!shown) return <ProductSkeleton />;
  return (
    <article className={styles.place} aria-label={shown.title}>
      <div className={styles.pictures}>
        <Gallery />
      </div>
      <div className={styles.told}>
        <header className={styles.head}>
          <h1 className={styles.title}>{shown.title}</h1>
          {shown.by.map((line) => (
            <p key={line} className={styles.by}>
              {line}
            </p>
          ))}
        </header>
        <Facts />
        <Swatches />
        {children}
      </div>
      {details ? <div className={styles.details}>{details}</div> : null}
    </article>
  );
}
