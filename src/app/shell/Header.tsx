import { Link, NavLink } from 'react-router-dom';
import { STORE_NAME } from '../../domain/storeName.ts';
import { CartButton } from '../../flows/cart/CartButton.tsx';
import { WishlistButton } from '../../flows/wishlist/WishlistButton.tsx';
import { startFraming, startShopArt } from './areas.ts';
import styles from './Header.module.css';
import { UserButton } from './UserButton.tsx';

/** The header of every page. Areas join it as they open. (SHELL-01, SHELL-07, SHELL-09 to SHELL-11, SHELL-13) */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/" className={styles.name}>
          {STORE_NAME}
        </Link>
        <nav aria-label="Shop" className={styles.areas}>
          <NavLink to="/art/" onClick={startShopArt}>
            <span className={styles.more}>Art </span>Prints
          </NavLink>
          <NavLink to="/custom-framing/" onClick={startFraming}>
            <span className={styles.more}>Custom </span>Framing
          </NavLink>
        </nav>
        <div className={styles.own}>
          <WishlistButton />
          <UserButton />
          <CartButton />
        </div>
      </div>
    </header>
  );
}
