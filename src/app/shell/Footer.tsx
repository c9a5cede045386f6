import { Link } from 'react-router-dom';
import { STORE_NAME } from '../documentTitle.ts';
import styles from './Footer.module.css';
import { startShopArt } from './startShopArt.ts';

const PROMISES = [
  ['Free shipping', 'To every pincode we serve in India'],
  ['Finest quality', 'Pigment inks on cotton paper and canvas'],
  ['Happiness guarantee', 'Made to measure, checked by hand'],
] as const;

/** The footer of every page. Link groups join it as their pages open. (SHELL-21, SHELL-26) */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.page}>
        <ul className={styles.promises}>
          {PROMISES.map(([promise, how]) => (
            <li key={promise}>
              <strong>{promise}</strong>
              <span>{how}</span>
            </li>
          ))}
        </ul>
        <div className={styles.end}>
          <nav aria-label="Footer">
            <h2 className={styles.group}>Shop</h2>
            <Link to="/art/" state={{ fresh: true }} onClick={startShopArt}>
              Art Prints
            </Link>
          </nav>
          <p className={styles.hours}>Support: Monday to Saturday, 10am to 7pm IST</p>
          <p className={styles.copyright}>© 2024 {STORE_NAME}</p>
        </div>
      </div>
    </footer>
  );
}
