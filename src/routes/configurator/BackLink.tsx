import { BACK_LINK_STATE } from '../../domain/storePath.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './BackLink.module.css';

/** The link back to the screen before this one, at its last scroll position. */
export const BackLink = ({ to }: { to: string }) => (
  <Link className={styles.back} to={to} state={BACK_LINK_STATE}>
    <Icon name="chevron-left" size={18} />
    Back
  </Link>
);
