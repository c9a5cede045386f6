import { Link } from 'react-router-dom';
import { STORE_NAME } from '../../domain/storeName.ts';
import { startFraming, startShopArt } from './areas.ts';
import styles from './Footer.module.css';

/** The footer of every page. Link groups join it as their pages open. (SHELL-21, SHELL-22, SHELL-26) */
export const Footer = () => (
  <footer className={styles.footer}>
    <div className={styles.page}>
      <p className={styles.name}>{STORE_NAME}</p>
      <nav aria-label="Footer" className={styles.links}>
        <Link to="/art/" onClick={startShopArt}>
          Art Prints
        </Link>
        <Link to="/custom-framing/" onClick={startFraming}>
          Custom Framing
        </Link>
        <Link to="/checkout/shopping-bag/">Shopping bag</Link>
        <Link to="/terms-of-service">Terms</Link>
        <Link to="/login">Login</Link>
        <Link to="/signup">Sign up</Link>
      </nav>
      <p className={styles.quiet}>Support: Monday to Saturday, 10am to 7pm IST</p>
      <p className={styles.quiet}>© 2024 {STORE_NAME}. Made to measure in India, sent free within it.</p>
    </div>
  </footer>
);
