import { Link } from 'react-router-dom';
import { useKept } from '../../kit/kept.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useArtDetailPorts } from '../ports.ts';
import styles from './BackToList.module.css';

/** The way back to the list as it was left, or to its start. (ART-03) */
export function BackToList() {
  const { readListPath } = useArtDetailPorts();
  const path = useKept(readListPath);
  return (
    <Link className={styles.back} to={path ?? '/art/'}>
      <Icon name="chevron-left" size={18} />
      Back
    </Link>
  );
}
