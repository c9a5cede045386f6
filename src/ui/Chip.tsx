import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { Icon } from './Icon.tsx';

type Props = { children: ReactNode; removeLabel: string; onRemove: () => void };

/** One filter in force; pressing it takes it off. `removeLabel` says so ('Remove Landscape'). */
export function Chip({ children, removeLabel, onRemove }: Props) {
  return (
    <button type="button" className={styles.chip} aria-label={removeLabel} onClick={onRemove}>
      <span className={styles.words}>{children}</span>
      <Icon name="close" size={16} />
    </button>
  );
}

/** How something stands, in a word that is shown as it is given; colour only goes with it. */
export const Tag = ({ children, tone = 'plain' }: { children: string; tone?: 'plain' | 'found' }) => (
  <span className={styles.tag} data-tone={tone}>
    {children}
  </span>
);
