import { useId } from 'react';
import { sayInPanel } from '../../messages/backendPanel.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Answers } from './Answers.tsx';
import styles from './BackendPanel.module.css';
import { backendPanel } from './backendPanel.ts';
import { Coupons } from './Coupons.tsx';
import { Data } from './Data.tsx';
import { Faults } from './Faults.tsx';
import { Inbox } from './Inbox.tsx';
import { Scenarios } from './Scenarios.tsx';
import { SignIn } from './SignIn.tsx';
import { useDark } from './useDark.ts';
import { useDrawer } from './useDrawer.ts';

const NAME = 'Behind the scenes';

/** The embedded backend's handle at the edge of the window, and its drawer. */
export function BackendPanel() {
  const { isOpen, open, leave, toggle, fresh, dropped, isCopyRefused } = backendPanel.useFlow();
  const { drawer, handle } = useDrawer({ isOpen, toggle });
  const titleId = useId();
  const news = fresh === 0 ? '' : `, ${fresh} new ${fresh === 1 ? 'letter' : 'letters'}`;
  return (
    <aside className={styles.place} aria-label={NAME} data-theme={useDark() ? 'dark' : undefined}>
      {isOpen ? null : (
        <button
          ref={handle}
          type="button"
          className={styles.handle}
          aria-label={`${NAME}${news}`}
          aria-keyshortcuts="Alt+Shift+P"
          title={`${NAME} (Alt+Shift+P)`}
          onClick={open}
        >
          <span className={styles.handleName}>{NAME}</span>
          {fresh > 0 ? <span className={styles.badge}>{fresh}</span> : null}
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
          // else the browser would go on to close what lies beneath
          event.preventDefault();
          leave();
        }}
      >
        {isOpen ? (
          <>
            <header className={styles.head}>
              <h2 className={styles.title} id={titleId}>
                {NAME}
              </h2>
              <p className={styles.subtitle}>The backend that lives in this browser</p>
              <button type="button" className={styles.close} aria-label="Close" title="Close (Escape)" onClick={leave}>
                <Icon name="close" size={20} />
              </button>
            </header>
            <div className={styles.body}>
              {dropped.length > 0 ? (
                <p className={styles.word} data-tone="fault">
                  {sayInPanel('backendPanel.dropped', { what: dropped.join('; ') })}
                </p>
              ) : null}
              {isCopyRefused ? (
                <p className={styles.word} data-tone="fault" role="alert">
                  {sayInPanel('backendPanel.uncopied')}
                </p>
              ) : null}
              <Inbox />
              <Answers />
              <Faults />
              <Scenarios />
              <Data />
              <SignIn />
              <Coupons />
            </div>
          </>
        ) : null}
      </dialog>
    </aside>
  );
}
