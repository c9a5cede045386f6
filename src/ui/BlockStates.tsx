import { type ReactNode, useEffect } from 'react';
import styles from './BlockStates.module.css';
import { Button } from './Button.tsx';
import { focusContainer } from './focusContainer.ts';
import { Icon, type IconName } from './Icon.tsx';

const retries = new Set<() => unknown>();

/** Tries every block that failed once more. */
export function retryAll(): void {
  for (const onRetry of [...retries]) onRetry();
}

/** When a block with the focus is removed, the focus moves to the section around it. */
const moveFocusOnRemoval = (block: HTMLElement | null) => () => {
  const section = block?.closest<HTMLElement>('section') ?? null;
  if (!block?.contains(document.activeElement)) return;
  // After the removal, which may take more of the page along.
  queueMicrotask(() => focusContainer(section));
};

type Props = {
  title: ReactNode;
  text?: ReactNode;
  retryLabel?: string | undefined;
  onRetry: () => void;
  busy?: boolean;
};

/**
 * A block that failed to load: its message stands in its place and its button retries it; `retryAll` does once the network is back.
 */
export function ErrorState({ title, text, retryLabel = 'Try again', onRetry, busy }: Props) {
  // `retryAll` reaches it for as long as it is mounted.
  useEffect(() => {
    const retry = () => busy || onRetry();
    retries.add(retry);
    return () => void retries.delete(retry);
  });
  return (
    <div ref={moveFocusOnRemoval} className={styles.block} data-failed="">
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
    <div className={styles.block} data-page={level === 1 || undefined}>
      {icon ? <Icon name={icon} size={32} /> : null}
      <Title className={styles.title}>{title}</Title>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
