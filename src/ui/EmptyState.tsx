import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Quiet.module.css';

type Props = { title: ReactNode; text?: ReactNode; icon?: IconName; action?: ReactNode; level?: 1 | 2 | 3 };

/** Nothing here yet, in a warm sentence, with the one next step. */
export function EmptyState({ title, text, icon, action, level = 2 }: Props) {
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
