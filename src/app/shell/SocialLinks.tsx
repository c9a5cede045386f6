import { STORE_NAME } from '../../domain/documentTitle.ts';
import { onDemand } from '../../kit/lazy.tsx';
import styles from './Footer.module.css';

const Mark = onDemand(async () => (await import('../../flows/share/Mark.tsx')).Mark);

const NETWORKS = [
  ['Instagram', 'https://www.instagram.com/mitreandmat/'],
  ['Facebook', 'https://www.facebook.com/mitreandmat/'],
  ['Pinterest', 'https://www.pinterest.com/mitreandmat/'],
  ['X', 'https://x.com/mitreandmat'],
] as const;

/** Where else the store is to be found; the signs come as they come near. (SHELL-25) */
export const SocialLinks = ({ isNear }: { isNear: boolean }) => (
  <ul aria-label={`${STORE_NAME} elsewhere`} className={styles.social}>
    {NETWORKS.map(([network, address]) => (
      <li key={network}>
        <a href={address} target="_blank" rel="noopener me" aria-label={`${STORE_NAME} on ${network}`}>
          <Mark wanted={isNear} props={{ of: network }} />
        </a>
      </li>
    ))}
  </ul>
);
