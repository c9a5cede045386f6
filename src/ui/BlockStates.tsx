import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Quiet.module.css';

const retries = new Set<() => void>();

/** A block that failed offers another try to whoever knows that the network is back, for as long as it stands there. */
function useRetryRegistration(onRetry: () => void): void {
  const latest = useRef(onRetry);
  useEffect(() => {
    latest.current = onRetry;
  });
  useEffect(() => {
    const retry = () => latest.current();
    retries.add(retry);
    return () => void retries.delete(retry);
  }, []);
}

/** Tries every block that failed once more. */
export function retryAll(): void {
  for (const onRetry of [...retries]) onRetry();
}

type Props = {
  title: ReactNode;
  text?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
};

/**
 * A block that could not be had. It is informed of where it happened, and can be tried again by itself; it also is once the network is
 * back.
 */
export function ErrorState({ title, text, retryLabel, onRetry, busy }: Props) {
  useRetryRegistration(() => {
    if (!busy) onRetry();
  });
  return (
    <div className={styles.quiet} data-failed="">
      <Icon name="alert" size={28} />
      <div role="alert">
        <p className={styles.title}>{title}</p>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      <div className={styles.action}>
        <Button look="secondary" busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </div>
  );
}

type EmptyStateProps = { title: ReactNode; text?: ReactNode; icon?: IconName; action?: ReactNode; level?: 1 | 2 | 3 };

/** Nothing here yet, in a warm sentence, with the one next step. */
export function EmptyState({ title, text, icon, action, level = 2 }: EmptyStateProps) {
  const Title: 'h1' | 'h2' | 'h3' = `h${level}`;
  return (
    <div className={styles.quiet} data-page={level === 1 || undefined}>
      {icon ? <Icon name={icon} size={32} /> : null}
      <Title className={styles.title}>{title}</Title>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
