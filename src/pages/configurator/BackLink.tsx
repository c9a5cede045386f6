import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import styles from './BackLink.module.css';

/** The way back to the screen before this one. */
export const BackLink = ({ to }: { to: string }) => (
  <Link className={styles.back} to={to}>
    <Icon name="chevron-left" size={18} />
    Back
  </Link>
);
