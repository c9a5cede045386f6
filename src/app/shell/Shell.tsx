import type { ReactNode } from 'react';
import { use } from 'react';
import { STORE_NAME } from '../../domain/documentTitle.ts';
import { CartPanel } from '../../flows/cart/CartPanel.tsx';
import { cart } from '../../flows/cart/cart.ts';
import { session } from '../../flows/session/session.ts';
import { Toasts } from '../../flows/toasts/Toasts.tsx';
import { onDemand } from '../../kit/lazy.tsx';
import { PartBoundary } from '../../kit/PartBoundary.tsx';
import { ShopContext } from '../../kit/ShopContext.ts';
import { SkipLink } from '../../ui/VisuallyHidden.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Part } from './Part.tsx';
import styles from './Shell.module.css';

const CodeLogin = onDemand(async () => (await import('./CodeLoginPopup.tsx')).CodeLoginPopup, 'login');

/** The bag's panel, the login and the notices. */
function Overlays() {
  const isBagOpen = cart.useFlow(({ isPanelOpen, removing }) => isPanelOpen || removing !== null);
  const isLoginWanted = session.useFlow(({ isSigningIn }) => isSigningIn);
  const { act } = use(ShopContext);
  const tellFault = () => act({ type: 'toast', says: 'wrong.part', tone: 'bad' }, 'shell');
  return (
    <>
      <PartBoundary part="bag" anew={isBagOpen} onFailed={tellFault}>
        <CartPanel />
      </PartBoundary>
      <CodeLogin wanted={isLoginWanted} props={{}} onFailed={tellFault} />
      <PartBoundary part="notices">
        <Toasts />
      </PartBoundary>
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
    </>
  );
}
