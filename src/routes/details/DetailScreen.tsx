import { type ReactNode, useEffect } from 'react';
import { useInView } from '../../kit/browser/viewport.ts';
import { addSeen, seenStorage } from '../../storage/seenStorage.ts';
import { Page } from '../../ui/Layout.tsx';
import styles from './DetailScreen.module.css';

type Props = {
  /** The link back to the list. */
  back: ReactNode;
  /** The breadcrumb of the product, where there is room. */
  breadcrumb?: ReactNode;
  /** Buttons to save and share it. */
  actions: ReactNode;
  children: ReactNode;
};

/** The screen of one product: links and actions above, the product below. */
export const DetailScreen = ({ back, breadcrumb, actions, children }: Props) => (
  <Page>
    <div className={styles.screen}>
      <div className={styles.toolbar}>
        {back}
        {breadcrumb ? <div className={styles.breadcrumb}>{breadcrumb}</div> : null}
        <div className={styles.actions}>{actions}</div>
      </div>
      {children}
    </div>
  </Page>
);

type RelatedSectionProps = {
  /** The address of the product; undefined until it is read. */
  path: string | undefined;
  /** Gets the addresses of viewed products, the latest first, this one included; null until the section is near the window. */
  children: (viewedPaths: readonly string[] | null) => ReactNode;
};

/** The section of related products. Adds the product to those that were viewed. */
export function RelatedSection({ path, children }: RelatedSectionProps) {
  const [ref, isInView] = useInView<HTMLDivElement>();
  useEffect(() => {
    if (path) addSeen(path);
  }, [path]);
  return <div ref={ref}>{children(isInView ? (seenStorage.read() ?? []) : null)}</div>;
}
