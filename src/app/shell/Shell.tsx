import { type ReactNode, use } from 'react';
import { STORE_NAME } from '../../domain/documentTitle.ts';
import { cart } from '../../flows/cart/CartButton.tsx';
import { CartPanel } from '../../flows/cart/CartPanel.tsx';
import { session } from '../../flows/session/session.ts';
import { Toasts } from '../../flows/toasts/Toasts.tsx';
import { EffectHostContext } from '../../kit/flow/EffectHostContext.ts';
import { createLazyPart } from '../../kit/loading/lazy.tsx';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { formatMessage } from '../../messages/message.ts';
import { notFoundMessages } from '../../messages/shell.ts';
import { SkipLink } from '../../ui/VisuallyHidden.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';
import { ShellPart } from './ShellPart.tsx';

const CodeLogin = createLazyPart(async () => (await import('./CodeLoginPopup.tsx')).CodeLoginPopup, 'login');

/** An empty bag asks for it as it is opened. */
const UnpaidOrder = createLazyPart(async () => (await import('./StoredUnpaidOrder.tsx')).StoredUnpaidOrder, 'bag');

/** The bag's panel, the login and the notices. */
function Overlays() {
  const isBagOpen = cart.useView(({ isPanelOpen, removing }) => isPanelOpen || removing !== null);
  const isEmptyBagOpen = cart.useView(({ isPanelEmpty }) => isPanelEmpty);
  const isLoginOpen = session.useView(({ isSigningIn }) => isSigningIn);
  const { handleEffect } = use(EffectHostContext);
  const showErrorToast = () =>
    handleEffect({ type: 'toast', text: formatMessage(notFoundMessages['wrong.part']), tone: 'bad' });
  return (
    <>
      <PartErrorBoundary part="bag" resetKey={isBagOpen} onFailed={showErrorToast}>
        <CartPanel unpaidOrder={<UnpaidOrder isActive={isEmptyBagOpen} />} />
      </PartErrorBoundary>
      <CodeLogin isActive={isLoginOpen} onFailed={showErrorToast} />
      <PartErrorBoundary part="notices">
        <Toasts />
      </PartErrorBoundary>
    </>
  );
}

/** The shell of every page: header, footer, the bag's panel, the login and the notices. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink href="#main">Skip to the content</SkipLink>
      <div className={styles.shell}>
        <ShellPart part="header" fallback={<a href="/">{STORE_NAME}</a>}>
          <Header />
        </ShellPart>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <ShellPart part="footer">
          <Footer />
        </ShellPart>
      </div>
      <ShellPart part="overlays">
        <Overlays />
      </ShellPart>
    </>
  );
}
