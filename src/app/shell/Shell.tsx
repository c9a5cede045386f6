import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { cart } from '../../flows/cart/cart.ts';
import { session } from '../../flows/session/session.ts';
import { toasts } from '../../flows/toasts/toasts.ts';
import { onDemand } from '../../kit/onDemand.tsx';
import { SkipLink } from '../../ui/VisuallyHidden.tsx';
import { Arrivals } from '../visit/Arrivals.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Menu } from './MenuButton.tsx';
import styles from './Shell.module.css';
import { UserMenu } from './UserButton.tsx';

const CartPanel = onDemand(async () => (await import('../../flows/cart/CartPanel.tsx')).CartPanel);

const CodeLogin = onDemand(async () => (await import('../entries/CodeLoginEntry.tsx')).CodeLoginEntry);

const Toasts = onDemand(async () => (await import('../../flows/toasts/Toasts.tsx')).Toasts);

/** The bag's panel, the login and the notices; their code comes with the first touch of the page, and the two menus' with it, before anything can ask for them. */
function Overlays() {
  const isBagWanted = cart.useFlow(({ isPanelOpen, removing }) => isPanelOpen || removing !== null);
  const isLoginWanted = session.useFlow(({ isSigningIn }) => isSigningIn);
  const { toast } = toasts.useFlow();
  useEffect(() => {
    const touched = new AbortController();
    const load = () => {
      touched.abort();
      for (const part of [CartPanel, Toasts, UserMenu, Menu]) part.load().catch(() => undefined);
    };
    for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, load, { signal: touched.signal });
    return () => touched.abort();
  }, []);
  return (
    <>
      <CartPanel wanted={isBagWanted} props={{}} />
      <CodeLogin wanted={isLoginWanted} props={{}} />
      <Toasts wanted={toast !== null} props={{}} />
    </>
  );
}

/** What stands around every page: header, footer, the bag's panel, the login and the notices. */
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
      <Overlays />
      <Arrivals />
    </>
  );
}
