import '../../messages/wishlist.ts';
import { WISHLIST_FIELD } from '../../../machines/wishlist/wishlist.setup.ts';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { CardGrid } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { WishedThing } from './WishedThing.tsx';
import styles from './Wishlist.module.css';
import { WishlistSkeleton } from './WishlistSkeleton.tsx';
import { wishlist } from './wishlist.ts';

/** What is saved for later; the place itself takes the focus once the last thing is gone. (ACCT-20 to ACCT-24) */
export const Wishlist = () => (
  <div id={WISHLIST_FIELD} className={styles.wishlist} tabIndex={-1}>
    <Shown />
  </div>
);

function Shown() {
  const { things, isForbidden, isComing, isEmpty, hasFailed, remove, retry } = wishlist.useFlow();
  if (isForbidden)
    return (
      <EmptyState
        icon="heart"
        title={say('wishlist.loginToAccess')}
        action={<Button render={<Link to="/login/" />}>Log in</Button>}
      />
    );
  if (isComing) return <WishlistSkeleton />;
  if (hasFailed) return <Failed title={say('wishlist.failed')} retryLabel="Try again" onRetry={retry} />;
  if (isEmpty)
    return (
      <EmptyState
        icon="heart"
        title={say('wishlist.none')}
        text={say('wishlist.noneYet')}
        action={<Button render={<Link to="/art/" />}>See the prints</Button>}
      />
    );
  return (
    <CardGrid label="Wishlist">
      {things.map((thing) => (
        <WishedThing key={thing.variation.id} thing={thing} remove={remove} />
      ))}
    </CardGrid>
  );
}
