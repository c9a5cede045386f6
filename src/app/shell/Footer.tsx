import { STORE_NAME } from '../../domain/documentTitle.ts';
import { useInView } from '../../kit/browser/viewport.ts';
import { createLazyPart } from '../../kit/loading/lazy.tsx';
import { SUPPORT_HOURS } from '../../messages/support.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './Footer.module.css';
import { FooterLinks } from './FooterLinks.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const Newsletter = createLazyPart(async () => (await import('./NewsletterForm.tsx')).NewsletterForm);

/** The footer of every page. What is not a link comes as it comes near. (SHELL-19 to SHELL-26, CONST-12) */
export function Footer() {
  const [ref, isInView] = useInView<HTMLElement>();
  return (
    <footer ref={ref} className={styles.footer}>
      <div className={styles.page}>
        <div className={styles.newsletter}>
          <Newsletter wanted={isInView} props={{}} />
        </div>
        <FooterLinks />
        <div className={styles.last}>
          <p className={styles.quiet}>Support: {SUPPORT_HOURS}</p>
          <SocialLinks isInView={isInView} />
        </div>
        <div className={styles.last}>
          <p className={styles.quiet}>© 2024 {STORE_NAME}. Made to measure in India, sent free within it.</p>
          <p className={styles.law}>
            <Link to="/terms-of-service">Terms</Link>
            <Link to="/privacy-policy">Privacy</Link>
          </p>
        </div>
      </div>
    </footer>
  );
}
