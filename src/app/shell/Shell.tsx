import type { ReactNode } from 'react';
import { CartPanel } from '../../flows/cart/CartPanel.tsx';
import { Toasts } from '../../flows/toasts/Toasts.tsx';
import { SkipLink } from '../../ui/VisuallyHidden.tsx';
import { Arrivals } from '../visit/Arrivals.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';

/** What stands around every page: header, footer, the bag's panel and the notices. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink href="#main">Skip to the content</SkipLink>
      <div className={styles.shell}>
        <Header />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer />
      </div>
      <CartPanel />
      <Toasts />
      <Arrivals />
    </>
  );
}
