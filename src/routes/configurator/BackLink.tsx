import { LISTS, type ListArea } from '../../domain/listArea.ts';
import { BACK_LINK_STATE } from '../../domain/storePath.ts';
import { usePersisted } from '../../kit/hydration/hydration.tsx';
import { listPathStorage } from '../../storage/listingStorage.ts';
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

/** The link back to a list as it was left, or to its start. (ART-03, GIFT-09, DECOR-09, MIX-05) */
export const BackToList = ({ area }: { area: ListArea }) => (
  <BackLink to={usePersisted(listPathStorage[area].read) ?? LISTS[area].path} />
);
