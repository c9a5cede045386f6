import { getRemovalFieldId } from '../../../machines/wishlist/wishlist.setup.ts';
import { toCardPicture } from '../../domain/cardPicture.ts';
import { formatRupees } from '../../domain/money.ts';
import { formatPieceOfPage, formatWallPath } from '../../domain/wallPath.ts';
import type { WishlistEntry, WishlistProduct } from '../../domain/wishlistItem.ts';
import { formatMessage } from '../../messages/message.ts';
import { wishlistMessages } from '../../messages/saveAndShare.ts';
import { EmptyState, ErrorState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { CardGrid, Row, Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Price } from '../../ui/Price.tsx';
import { Print } from '../../ui/Print.tsx';
import { PrintSkeletons } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Wishlist.module.css';
import { wishlist } from './wishlistActor.tsx';

const SKELETON_COUNT = 4;

/** Placeholder entries. */
export const WishlistSkeleton = () => (
  <CardGrid label="Wishlist" busy>
    <PrintSkeletons count={SKELETON_COUNT} label="Your wishlist is on its way" />
  </CardGrid>
);

/**
 * One entry: its picture and title link to its page, or say that the shop has it no more; it can be removed, which can be
 * undone. (ACCT-20, ACCT-23)
 */
function WishlistEntryCard({ variation, product, isSaved }: WishlistEntry & { isSaved: boolean }) {
  const { add, remove } = wishlist.useView();
  const title = product?.title ?? formatMessage(wishlistMessages['wishlist.gone']);
  const item = { variation, title };
  return (
    <li className={styles.entry} data-removed={!isSaved || undefined}>
      {product ? <AvailableProduct {...product} /> : <p className={styles.textOnly}>{title}</p>}
      <Row>
        <Button
          id={getRemovalFieldId(variation.id)}
          look="quiet"
          size="small"
          disabled={!isSaved}
          focusableWhenDisabled
          onClick={() => remove(item)}
        >
          {isSaved ? 'Remove' : 'Removed'}
          <VisuallyHidden> {title} from wishlist</VisuallyHidden>
        </Button>
        {isSaved ? null : (
          <Button look="quiet" size="small" onClick={() => add(item)}>
            Undo<VisuallyHidden>: add {title} to wishlist</VisuallyHidden>
          </Button>
        )}
      </Row>
    </li>
  );
}

function AvailableProduct({ area, title, path, price, picture }: WishlistProduct) {
  if (!picture)
    return (
      <p className={styles.textOnly}>
        <Link to={path}>{title}</Link>
      </p>
    );
  return (
    <Print
      picture={toCardPicture(picture)}
      title={title}
      lines={[formatMessage(wishlistMessages[`wishlist.${area}`])]}
      price={price === null ? null : <Price prefix={area === 'art' ? 'From' : undefined}>{formatRupees(price)}</Price>}
      path={path}
      level={2}
    />
  );
}

/** The products of the wishlist. (ACCT-20 to ACCT-24) */
export function Wishlist() {
  const { entries, isForbidden, isLoading, isEmpty, hasFailed, retry } = wishlist.useView();
  if (isForbidden)
    return (
      <EmptyState
        icon="heart"
        title={formatMessage(wishlistMessages['wishlist.loginToAccess'])}
        action={<Button render={<Link to="/login/" />}>Log in</Button>}
      />
    );
  if (isLoading) return <WishlistSkeleton />;
  if (hasFailed) return <ErrorState title={formatMessage(wishlistMessages['wishlist.failed'])} onRetry={retry} />;
  const pieces = entries.flatMap(
    ({ product, isSaved }) => (isSaved && product && formatPieceOfPage(product.path)) || [],
  );
  return (
    <Stack gap={6}>
      {entries.length > 0 ? (
        <CardGrid label="Wishlist">
          {entries.map((entry) => (
            <WishlistEntryCard key={entry.variation.id} {...entry} />
          ))}
        </CardGrid>
      ) : null}
      {isEmpty ? (
        <EmptyState
          icon="heart"
          title={formatMessage(wishlistMessages['wishlist.none'])}
          text={formatMessage(wishlistMessages['wishlist.noneYet'])}
          action={<Button render={<Link to="/art/" />}>See the prints</Button>}
        />
      ) : null}
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
