import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './Toast.module.css';
import { useTopModal } from './useNativeDialog.ts';

type ToastTone = 'plain' | 'success' | 'fault';
export type ToastItem = { id: string | number; text: string; tone?: ToastTone };

/** A shorter text is drawn as a heading (SHELL-29). */
const HEADING_BELOW = 16;

/** One passing message: a short one is a heading; a fault interrupts, any other is read out in turn by its region (SHELL-29). */
export function Toast({ text, tone = 'plain', onDismiss }: Omit<ToastItem, 'id'> & Dismissal) {
  const TextElement = text.length < HEADING_BELOW ? 'h2' : 'p';
  return (
    <div className={styles.toast} data-tone={tone} role={tone === 'fault' ? 'alert' : undefined}>
      {tone === 'plain' ? null : <Icon name={tone === 'success' ? 'check' : 'alert'} size={20} />}
      <TextElement className={styles.text}>{text}</TextElement>
      <IconButton label="Dismiss" icon="close" onClick={onDismiss} />
    </div>
  );
}

type Dismissal = { onDismiss: () => void };

/**
 * The region of the toasts, one at a time: top centre of the window, 30 px from its edge (SHELL-27). Rendered once, for the whole visit.
 * A popover, because only the browser's top layer lies above an open dialog, and within that dialog, because a modal one makes
 * all else inert: unread, and its button without effect.
 */
export function ToastRegion({ label, toast, onDismiss }: { label: string; toast: ToastItem | null } & Dismissal) {
  const ref = useRef<HTMLElement>(null);
  /** The element that had the focus before a toast took it. */
  const previousFocus = useRef<HTMLElement>(null);
  const modal = useTopModal();

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another dialog it is another element
  useLayoutEffect(() => {
    // A toast that goes while it has the focus gives it back.
    if (document.activeElement === document.body) previousFocus.current?.focus({ preventScroll: true });
    // Open while it is empty, too: a screen reader follows only what was there before its words. Who enters the top layer last
    // lies above: what opened since is passed by leaving and entering again.
    const region = ref.current;
    // A dialog that leaves the page while it is open takes it along, until it is rendered anew outside.
    if (!region?.isConnected) return;
    region.hidePopover();
    region.showPopover();
  }, [toast?.id, modal]);

  const region = (
    <section
      ref={ref}
      className={styles.region}
      popover="manual"
      aria-label={label}
      // An alert is read out by itself: twice, if the region around it spoke as well.
      aria-live={toast?.tone === 'fault' ? 'off' : 'polite'}
      onFocus={({ relatedTarget }) => {
        previousFocus.current = relatedTarget as HTMLElement | null;
      }}
      onBlur={() => {
        previousFocus.current = null;
      }}
    >
      {toast ? <Toast key={toast.id} text={toast.text} tone={toast.tone} onDismiss={onDismiss} /> : null}
    </section>
  );
  return modal ? createPortal(region, modal) : region;
}
