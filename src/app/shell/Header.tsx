import { STORE_NAME } from '../../domain/documentTitle.ts';
import { CartButton } from '../../flows/cart/CartButton.tsx';
import { WishlistButton } from '../../flows/wishlist/WishlistButton.tsx';
import { useScrolledPast } from '../../kit/browser/viewport.ts';
import { Link } from '../../ui/Link.tsx';
import { AreaLinks } from './AreaLinks.tsx';
import { AREAS } from './areas.ts';
import styles from './Header.module.css';
import { MenuButton } from './MenuButton.tsx';
import { SearchButton } from './SearchButton.tsx';
import { UserButton } from './UserButton.tsx';

/** The header of every page; it stays in sight once the page has moved further than 80 px. (SHELL-01 to SHELL-11, SHELL-13) */
export function Header() {
  const [first, isFixed] = useScrolledPast();
  return (
    <div className={styles.place}>
      <div ref={first} className={styles.first} />
      <header className={styles.header} data-fixed={isFixed || undefined}>
        <div className={styles.row}>
          <MenuButton />
          <Link to="/" className={styles.name}>
            {STORE_NAME}
          </Link>
          <nav aria-label="Shop" className={styles.shop}>
            <AreaLinks areas={AREAS} className={styles.areas} />
          </nav>
          <div className={styles.own}>
            <SearchButton />
            <WishlistButton />
            <UserButton />
            <CartButton />
          </div>
        </div>
      </header>
    </div>
  );
}
