import type { ReactNode } from 'react';
import { useOffer } from './again.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './Quiet.module.css';

type Props = {
  title: ReactNode;
  text?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
  busyText?: string;
  disabled?: boolean;
};

/**
 * A block that could not be had. It is told where it happened, and can be tried again by itself; it also is once the network is
 * back.
 */
export function Failed({ title, text, retryLabel, onRetry, busy, busyText, disabled }: Props) {
  useOffer(() => {
    if (!busy && !disabled) onRetry();
  });
  return (
    <div className={styles.quiet} data-failed="">
      <Icon name="alert" size={28} />
      <div role="alert">
        <p className={styles.title}>{title}</p>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      <div className={styles.action}>
        <Button look="secondary" busy={busy} busyText={busyText} disabled={disabled} onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </div>
  );
}
