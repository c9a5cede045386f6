import { type ReactNode, useId } from 'react';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { useNativeDialog } from './useNativeDialog.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The title names the dialog, but is not drawn (a zoomed picture). */
  hideTitle?: boolean;
  closeLabel?: string;
  /** Buttons at the foot; they stay when the content scrolls. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A modal dialog in the middle of the window. Its content is only in the page while it is open. */
export function Dialog({ size = 'small', ...props }: DialogProps & { size?: 'small' | 'medium' | 'large' }) {
  return <Sheet {...props} placement={size} />;
}

/** A modal panel at the right side, as wide as the window on a phone (the bag). */
export function Drawer({ side = 'end', ...props }: DialogProps & { side?: 'start' | 'end' }) {
  return <Sheet {...props} placement={side} />;
}

type SheetProps = DialogProps & { placement: 'small' | 'medium' | 'large' | 'start' | 'end' };

function Sheet({ open, onClose, title, hideTitle, closeLabel = 'Close', actions, children, placement }: SheetProps) {
  const titleId = useId();
  const dialog = useNativeDialog(open, onClose);
  return (
    <dialog {...dialog} className={styles.dialog} data-placement={placement} aria-labelledby={titleId}>
      {open ? (
        <div className={styles.sheet}>
          <div className={styles.header} data-title-hidden={hideTitle || undefined}>
            {hideTitle ? (
              <VisuallyHidden as="h2" id={titleId}>
                {title}
              </VisuallyHidden>
            ) : (
              <h2 className={styles.title} id={titleId}>
                {title}
              </h2>
            )}
            <IconButton label={closeLabel} icon="close" onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {actions ? <div className={styles.footer}>{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
