import { STORE_NAME } from '../../domain/documentTitle.ts';
import { createLazyPart } from '../../kit/loading/lazy.tsx';
import styles from './Footer.module.css';

const Mark = createLazyPart(async () => (await import('../../flows/share/ShareIcon.tsx')).ShareIcon);

const NETWORKS = [
  ['Instagram', 'https://www.instagram.com/mitreandmat/'],
  ['Facebook', 'https://www.facebook.com/mitreandmat/'],
  ['Pinterest', 'https://www.pinterest.com/mitreandmat/'],
  ['X', 'https://x.com/mitreandmat'],
] as const;

/** Where else the store is to be found; the signs come as they come near. (SHELL-25) */
export const SocialLinks = ({ isInView }: { isInView: boolean }) => (
  <ul aria-label={`${STORE_NAME} elsewhere`} className={styles.social}>
    {NETWORKS.map(([network, address]) => (
      <li key={network}>
        <a href={address} target="_blank" rel="noopener me" aria-label={`${STORE_NAME} on ${network}`}>
          <Mark wanted={isInView} props={{ of: network }} />
        </a>
      </li>
    ))}
  </ul>
);
