import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../../ui/Link.tsx';
import styles from './ChoiceCard.module.css';

type Props = {
  to: string;
  /** One element, which floats on hover. */
  picture: ReactNode;
  name: string;
  /** A sentence of explanation. */
  children: ReactNode;
  onClick?: (event: MouseEvent) => void;
};

/** One of two choices, as large as its picture. */
export const ChoiceCard = ({ to, picture, name, children, onClick }: Props) => (
  <Link className={styles.card} to={to} onClick={onClick}>
    {picture}
    <span className={styles.caption}>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.description}>{children}</span>
    </span>
  </Link>
);
