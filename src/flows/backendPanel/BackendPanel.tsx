import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createMediaQueryHook } from '../../kit/browser/mediaQuery.ts';
import { backendPanelMessages } from '../../messages/backendPanel.ts';
import { formatMessage } from '../../messages/message.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './BackendPanel.module.css';
import { backendPanel } from './backendPanel.ts';
import { DataTools } from './DataTools.tsx';
import { Faults, Scenarios } from './Faults.tsx';
import { Coupons, Inbox, SignInDetails } from './Inbox.tsx';
import { ResponseSettings } from './ResponseSettings.tsx';

/** Does the person prefer dark colours? For tools only: the store itself is always light. */
const useDark = createMediaQueryHook('(prefers-color-scheme: dark)', false);

/** Alt, Shift and P, wherever the letter P lies on the keyboard. */
const isShortcut = ({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyP';

type Props = { isOpen: boolean; toggle: () => void };

/**
 * A non-modal drawer: the page stays usable. The focus moves into it as it opens, and back as it closes. Above a modal
 * dialog it is modal too, for all else is inert there.
 */
function useDrawer({ isOpen, toggle }: Props) {
  const drawer = useRef<HTMLDialogElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const previousFocus = useRef<Element | null>(null);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [toggle]);

  useLayoutEffect(() => {
    const dialog = drawer.current;
    if (!isOpen || !dialog) return;
    previousFocus.current = document.activeElement;
    if (document.querySelector('dialog:modal')) dialog.showModal();
    else dialog.show();
    dialog.focus();
    return () => {
      const isWithin = dialog.contains(document.activeElement);
      dialog.close();
      const returnTarget =
        previousFocus.current instanceof HTMLElement && previousFocus.current.isConnected
          ? previousFocus.current
          : null;
      // a focus that moved to the page stays there; the handle is only rendered after this
      if (isWithin)
        requestAnimationFrame(() =>
          (returnTarget && returnTarget !== document.body ? returnTarget : handle.current)?.focus(),
        );
    };
  }, [isOpen]);

  return { drawer, handle };
}

const NAME = 'Behind the scenes';

/** The embedded backend's handle at the edge of the window, and its drawer. */
export function BackendPanel() {
  const { isOpen, open, leave, toggle, unreadCount, unknownNames, isCopyRefused } = backendPanel.useView();
  const { drawer, handle } = useDrawer({ isOpen, toggle });
  const titleId = useId();
  const unreadText = unreadCount === 0 ? '' : `, ${unreadCount} new ${unreadCount === 1 ? 'letter' : 'letters'}`;
  return (
    <aside className={styles.panel} aria-label={NAME} data-theme={useDark() ? 'dark' : undefined}>
      {isOpen ? null : (
        <button
          ref={handle}
          type="button"
          className={styles.handle}
          aria-label={`${NAME}${unreadText}`}
          aria-keyshortcuts="Alt+Shift+P"
          title={`${NAME} (Alt+Shift+P)`}
          onClick={open}
        >
          <span className={styles.handleName}>{NAME}</span>
          {unreadCount > 0 ? <span className={styles.badge}>{unreadCount}</span> : null}
        </button>
      )}
      <dialog
        ref={drawer}
        className={styles.drawer}
        tabIndex={-1}
        aria-labelledby={titleId}
        onCancel={(event) => {
          event.preventDefault();
          leave();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // else the browser would also close what is beneath
          event.preventDefault();
          leave();
        }}
      >
        {isOpen ? (
          <>
            <header className={styles.header}>
              <h2 className={styles.title} id={titleId}>
                {NAME}
              </h2>
              <p className={styles.subtitle}>The backend that lives in this browser</p>
              <button type="button" className={styles.close} aria-label="Close" title="Close (Escape)" onClick={leave}>
                <Icon name="close" size={20} />
              </button>
            </header>
            <div className={styles.body}>
              {unknownNames.length > 0 ? (
                <p className={styles.message} data-tone="fault">
                  {formatMessage(backendPanelMessages['backendPanel.dropped'], { what: unknownNames.join('; ') })}
                </p>
              ) : null}
              {isCopyRefused ? (
                <p className={styles.message} data-tone="fault" role="alert">
                  {formatMessage(backendPanelMessages['backendPanel.copyFailed'])}
                </p>
              ) : null}
              <Inbox />
              <ResponseSettings />
              <Faults />
              <Scenarios />
              <DataTools />
              <SignInDetails />
              <Coupons />
            </div>
          </>
        ) : null}
      </dialog>
    </aside>
  );
}
