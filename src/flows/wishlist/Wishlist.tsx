import { getRemovalFieldId, WISHLIST_FIELD } from '../../../machines/wishlist/wishlist.setup.ts';
import { toCardPicture } from '../../domain/cardPicture.ts';
import { formatRupees } from '../../domain/money.ts';
import { formatPieceOfPage, formatWallPath } from '../../domain/wallPath.ts';
import type { WishlistEntry, WishlistItem, WishlistProduct } from '../../domain/wishlistItem.ts';
import { formatMessage } from '../../messages/message.ts';
import { wishlistMessages } from '../../messages/saveAndShare.ts';
import { EmptyState, ErrorState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { CardGrid, Row, Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Price } from '../../ui/Price.tsx';
import { Print } from '../../ui/Print.tsx';
import { PrintSkeletons } from '../../ui/Skeleton.tsx';
import styles from './Wishlist.module.css';
import { wishlist } from './wishlistActor.tsx';

const PLACES = 4;

/** Saved things on their way. */
export const WishlistSkeleton = () => (
  <CardGrid label="Wishlist" busy>
    <PrintSkeletons count={PLACES} label="Your wishlist is on its way" />
  </CardGrid>
);

/** One saved thing: its picture and label lead to its page, or say that the shop has it no more; it can be taken off. (ACCT-20, ACCT-23) */
function WishlistEntryCard({ thing, remove }: { thing: WishlistEntry; remove: (wish: WishlistItem) => void }) {
  const { variation, product } = thing;
  const title = product?.title ?? formatMessage(wishlistMessages['wishlist.gone']);
  return (
    <li className={styles.thing}>
      {product ? <InShop {...product} /> : <p className={styles.bare}>{title}</p>}
      <Button
        id={getRemovalFieldId(variation.id)}
        look="quiet"
        size="small"
        aria-label={`Remove ${title} from wishlist`}
        onClick={() => remove({ variation, title })}
      >
        Remove
      </Button>
    </li>
  );
}

function InShop({ kind, title, path, price, picture }: WishlistProduct) {
  if (!picture)
    return (
      <p className={styles.bare}>
        <Link to={path}>{title}</Link>
      </p>
    );
  return (
    <Print
      picture={toCardPicture(picture)}
      title={title}
      lines={[formatMessage(wishlistMessages[`wishlist.${kind}`])]}
      price={price === null ? null : <Price before={kind === 'art' ? 'From' : undefined}>{formatRupees(price)}</Price>}
      link={<Link to={path} />}
      level={2}
    />
  );
}

/** What is saved for later; the place itself takes the focus once the last thing is gone. (ACCT-20 to ACCT-24) */
export const Wishlist = () => (
  <div id={WISHLIST_FIELD} className={styles.wishlist} tabIndex={-1}>
    <WishlistContent />
  </div>
);

function WishlistContent() {
  const { entries, isForbidden, isComing, isEmpty, hasFailed, remove, retry } = wishlist.useView();
  if (isForbidden)
    return (
      <EmptyState
        icon="heart"
        title={formatMessage(wishlistMessages['wishlist.loginToAccess'])}
        action={<Button render={<Link to="/login/" />}>Log in</Button>}
      />
    );
  if (isComing) return <WishlistSkeleton />;
  if (hasFailed)
    return (
      <ErrorState title={formatMessage(wishlistMessages['wishlist.failed'])} retryLabel="Try again" onRetry={retry} />
    );
  if (isEmpty)
    return (
      <EmptyState
        icon="heart"
        title={formatMessage(wishlistMessages['wishlist.none'])}
        text={formatMessage(wishlistMessages['wishlist.noneYet'])}
        action={<Button render={<Link to="/art/" />}>See the prints</Button>}
      />
    );
  const pieces = entries.flatMap(({ product }) => (product && formatPieceOfPage(product.path)) ?? []);
  return (
    <Stack gap={6}>
      <CardGrid label="Wishlist">
        {entries.map((thing) => (
          <WishlistEntryCard key={thing.variation.id} thing={thing} remove={remove} />
        ))}
      </CardGrid>
      {pieces.length > 0 ? (
        <Row>
          <Button look="secondary" size="small" render={<Link to={formatWallPath(pieces)} />}>
            Plan the wall
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}
