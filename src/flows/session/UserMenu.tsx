import { NavLink } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { session } from './session.ts';
import styles from './UserMenu.module.css';

/**
 * The customer's name and links. `onNavigate` is called when one is followed, so that the menu's container can close.
 * (SHELL-02 to SHELL-04, SHELL-09, SESS-06, ACCT-25, ACCT-26)
 */
export function UserMenu({ onNavigate }: { onNavigate?: () => void }) {
  const { isKnown, customer, canLogIn, askLogin, logOut } = session.useView();
  if (!isKnown) return <Skeleton width="9rem" height="var(--target)" />;
  if (customer === null)
    return (
      <div className={styles.menu}>
        <Button
          disabled={!canLogIn}
          onClick={() => {
            onNavigate?.();
            askLogin();
          }}
        >
          Login
        </Button>
        <Button look="secondary" render={<Link to="/signup" onClick={onNavigate} />}>
          Sign Up
        </Button>
      </div>
    );
  return (
    <div className={styles.menu}>
      <Link className={styles.name} to="/account/" onClick={onNavigate}>
        Welcome {customer.displayName}
      </Link>
      <ul className={styles.links} aria-label="Account">
        {ACCOUNT_LINKS.map(([to, name]) => (
          <li key={to}>
            <NavLink className={styles.link} to={to} onClick={onNavigate}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
      <Button
        look="secondary"
        onClick={() => {
          onNavigate?.();
          logOut();
        }}
      >
        Logout
      </Button>
    </div>
  );
}

const ACCOUNT_LINKS = [
  ['/account/profile/', 'My Account'],
  ['/account/orders/', 'Orders'],
  ['/account/wishlist/', 'Wishlist'],
  ['/account/saved_address/', 'Saved Address'],
  ['/account/passwordchange/', 'Change password'],
  ['/contact/', 'Contact Us'],
] as const;
