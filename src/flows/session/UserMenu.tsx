import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { session } from './session.ts';
import styles from './UserMenu.module.css';

/**
 * Who is using the store, and the ways that are open to them. `onChosen` is told when one was taken, so that whatever
 * holds the menu can close. (SHELL-09, SESS-06, ACCT-25)
 */
export function UserMenu({ onChosen }: { onChosen?: () => void }) {
  const { isKnown, customer, canLogIn, askLogin, logOut } = session.useFlow();
  if (!isKnown) return <Skeleton width="9rem" height="var(--target)" />;
  if (customer === null)
    return (
      <div className={styles.menu}>
        <Button
          disabled={!canLogIn}
          onClick={() => {
            onChosen?.();
            askLogin();
          }}
        >
          Login
        </Button>
        <Button look="secondary" render={<Link to="/signup" onClick={onChosen} />}>
          Sign Up
        </Button>
      </div>
    );
  return (
    <div className={styles.menu}>
      <p className={styles.name}>Welcome {customer.shownName}</p>
      <ul className={styles.ways} aria-label="Account">
        {WAYS.map(([to, name]) => (
          <li key={to}>
            <Link className={styles.way} to={to} onClick={onChosen}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <Button
        look="secondary"
        onClick={() => {
          onChosen?.();
          logOut();
        }}
      >
        Logout
      </Button>
    </div>
  );
}

const WAYS = [
  ['/account/profile/', 'My Account'],
  ['/account/orders/', 'Orders'],
  ['/account/wishlist/', 'Wishlist'],
] as const;
