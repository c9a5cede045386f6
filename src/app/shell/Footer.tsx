import { STORE_NAME } from '../../domain/documentTitle.ts';
import { useInView } from '../../kit/browser/viewport.ts';
import { createLazyPart } from '../../kit/loading/lazy.tsx';
import { SUPPORT_HOURS } from '../../messages/support.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './Footer.module.css';
import { FooterLinks } from './FooterLinks.tsx';

const SocialIcon = createLazyPart(async () => (await import('../../flows/share/ShareIcon.tsx')).ShareIcon);

const NETWORKS = [
  ['Instagram', 'https://www.instagram.com/mitreandmat/'],
  ['Facebook', 'https://www.facebook.com/mitreandmat/'],
  ['Pinterest', 'https://www.pinterest.com/mitreandmat/'],
  ['X', 'https://x.com/mitreandmat'],
] as const;

/** Links to social networks; the icons load once they are near the window. (SHELL-25) */
const SocialLinks = ({ isInView }: { isInView: boolean }) => (
  <ul aria-label={`${STORE_NAME} elsewhere`} className={styles.social}>
    {NETWORKS.map(([network, address]) => (
      <li key={network}>
        <a href={address} target="_blank" rel="noopener me" aria-label={`${STORE_NAME} on ${network}`}>
          <SocialIcon isActive={isInView} name={network} />
        </a>
      </li>
    ))}
  </ul>
);

const Newsletter = createLazyPart(async () => (await import('./NewsletterForm.tsx')).NewsletterForm);

/** The footer of every page. What is not a link loads once it is near the window. (SHELL-19 to SHELL-26, CONST-12) */
export function Footer() {
  const [ref, isInView] = useInView<HTMLElement>();
  return (
    <footer ref={ref} className={styles.footer}>
      <div className={styles.page}>
        <div className={styles.newsletter}>
          <Newsletter isActive={isInView} />
        </div>
        <FooterLinks />
        <div className={styles.row}>
          <p className={styles.muted}>Support: {SUPPORT_HOURS}</p>
          <SocialLinks isInView={isInView} />
        </div>
        <div className={styles.row}>
          <p className={styles.muted}>© 2024 {STORE_NAME}. Made to measure in India, sent free within it.</p>
          <p className={styles.legal}>
            <Link to="/terms-of-service">Terms</Link>
            <Link to="/privacy-policy">Privacy</Link>
          </p>
        </div>
      </div>
    </footer>
  );
}
