import type { ReactNode } from 'react';
import { use, useEffect } from 'react';
import { STORE_NAME } from '../../domain/storeName.ts';
import { cart } from '../../flows/cart/cart.ts';
import { session } from '../../flows/session/session.ts';
import { toasts } from '../../flows/toasts/toasts.ts';
import { EffectHandlerContext } from '../../kit/effects.ts';
import { onDemand } from '../../kit/onDemand.tsx';
import { SkipLink } from '../../ui/VisuallyHidden.tsx';
import { Arrivals } from '../visit/Arrivals.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Menu } from './MenuButton.tsx';
import { Part } from './Part.tsx';
import styles from './Shell.module.css';
import { UserMenu } from './UserButton.tsx';

const CartPanel = onDemand(async () => (await import('../../flows/cart/CartPanel.tsx')).CartPanel, 'bag');

const CodeLogin = onDemand(async () => (await import('../entries/CodeLoginEntry.tsx')).CodeLoginEntry, 'login');

const Toasts = onDemand(async () => (await import('../../flows/toasts/Toasts.tsx')).Toasts, 'notices');

/** The bag's panel, the login and the notices; their code comes with the first touch of the page, and the two menus' with it, before anything can ask for them. */
function Overlays() {
  const isBagWanted = cart.useFlow(({ isPanelOpen, removing }) => isPanelOpen || removing !== null);
  const isLoginWanted = session.useFlow(({ isSigningIn }) => isSigningIn);
  const { toast } = toasts.useFlow();
  const handle = use(EffectHandlerContext);
  const tellFault = () => handle({ type: 'toast', says: 'wrong.part', tone: 'bad' }, 'shell');
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
      <CartPanel wanted={isBagWanted} props={{}} onFailed={tellFault} />
      <CodeLogin wanted={isLoginWanted} props={{}} onFailed={tellFault} />
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
        <Part part="header" instead={<a href="/">{STORE_NAME}</a>}>
          <Header />
        </Part>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Part part="footer">
          <Footer />
        </Part>
      </div>
      <Part part="overlays">
        <Overlays />
      </Part>
      <Part part="arrivals">
        <Arrivals />
      </Part>
    </>
  );
}
