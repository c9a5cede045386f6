import { STORE_NAME } from '../../domain/storeName.ts';
import { Mark } from '../../flows/share/Mark.tsx';
import styles from './Footer.module.css';

const NETWORKS = [
  ['Instagram', 'https://www.instagram.com/mitreandmat/'],
  ['Facebook', 'https://www.facebook.com/mitreandmat/'],
  ['Pinterest', 'https://www.pinterest.com/mitreandmat/'],
  ['X', 'https://x.com/mitreandmat'],
] as const;

/** Where else the store is to be found. (SHELL-25) */
export const SocialLinks = () => (
  <ul aria-label={`${STORE_NAME} elsewhere`} className={styles.social}>
    {NETWORKS.map(([network, address]) => (
      <li key={network}>
        <a href={address} target="_blank" rel="noopener me" aria-label={`${STORE_NAME} on ${network}`}>
          <Mark of={network} />
        </a>
      </li>
    ))}
  </ul>
);
