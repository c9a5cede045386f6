import type { Source } from '../../../machines/wall/wall.setup.ts';
import { formatMessage } from '../../messages/message.ts';
import { wishlistMessages } from '../../messages/saveAndShare.ts';
import { wallMessages } from '../../messages/wall.ts';
import { EmptyState, ErrorState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressNotice } from '../../ui/ProgressNotice.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import styles from './Wall.module.css';
import { wall } from './wall.ts';

const SOURCES: readonly { value: Source; label: string }[] = [
  { value: 'catalogue', label: 'All prints' },
  { value: 'cart', label: 'Your bag' },
  { value: 'wishlist', label: 'Wishlist' },
  { value: 'uploads', label: 'Uploads' },
];

const EMPTY_MESSAGES = {
  catalogue: 'wall.emptyCatalogue',
  cart: 'wall.emptyCart',
  wishlist: 'wall.emptyWishlist',
  uploads: 'wall.emptyUploads',
} as const satisfies Record<Source, keyof typeof wallMessages>;

function Candidates() {
  const { candidatePage, candidateQuery, adding, add, openCandidates } = wall.useView();
  if (candidatePage.candidates.length === 0)
    return <EmptyState level={3} title={formatMessage(wallMessages[EMPTY_MESSAGES[candidateQuery.source]])} />;
  return (
    <>
      <ul className={styles.candidates} aria-label="Pictures to hang">
        {candidatePage.candidates.map(({ title, artist, thumbnail, request }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may lie in the bag in two sizes
          <li key={index}>
            <button
              type="button"
              className={styles.candidate}
              disabled={adding !== 'choosing'}
              onClick={() => add(request)}
            >
              <img className={styles.thumbnail} src={thumbnail} alt="" loading="lazy" />
              <span>
                {title}
                {artist ? <span className={styles.byline}> {artist}</span> : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {candidatePage.pages > 1 ? (
        <div className={styles.actions}>
          <Button
            look="quiet"
            size="small"
            disabled={candidateQuery.page === 1}
            onClick={() => openCandidates(candidateQuery.source, candidateQuery.page - 1)}
          >
            Earlier
          </Button>
          <span className={styles.muted}>
            Page {candidateQuery.page} of {candidatePage.pages}
          </span>
          <Button
            look="quiet"
            size="small"
            disabled={candidateQuery.page === candidatePage.pages}
            onClick={() => openCandidates(candidateQuery.source, candidateQuery.page + 1)}
          >
            More
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** A dialog to add pictures of the shop, the bag, the wishlist and the shopper, one by one. */
export function AddPieces() {
  const { adding, candidateQuery, openCandidates, closeCandidates } = wall.useView();
  return (
    <Dialog open={adding !== 'closed'} size="medium" title="Add a piece" onClose={closeCandidates}>
      <Stack>
        <RadioGroup
          legend="From"
          look="tiles"
          options={SOURCES}
          value={candidateQuery.source}
          disabled={adding === 'fetching'}
          onPick={(source) => openCandidates(source)}
        />
        <p>
          <Link to="/custom-framing/">Upload a picture of your own</Link>, and it can be hung from here.
        </p>
        {adding === 'loading' ? (
          <ProgressNotice>{formatMessage(wallMessages['wall.candidatesComing'])}</ProgressNotice>
        ) : null}
        {adding === 'fetching' ? <ProgressNotice>{formatMessage(wallMessages['wall.fetching'])}</ProgressNotice> : null}
        {adding === 'loggedOut' ? (
          <EmptyState
            level={3}
            icon="heart"
            title={formatMessage(wishlistMessages['wishlist.loginToAccess'])}
            action={<Button render={<Link to="/login/" />}>Log in</Button>}
          />
        ) : null}
        {adding === 'listFailed' ? (
          <ErrorState
            title={formatMessage(wallMessages['wall.candidatesFailed'])}
            retryLabel="Read them again"
            onRetry={() => openCandidates(candidateQuery.source, candidateQuery.page)}
          />
        ) : null}
        {adding === 'fetchFailed' ? (
          <Notice
            tone="fault"
            live="assertive"
            action={
              <Button
                look="secondary"
                size="small"
                onClick={() => openCandidates(candidateQuery.source, candidateQuery.page)}
              >
                Back to the pictures
              </Button>
            }
          >
            {formatMessage(wallMessages['wall.notFetched'])}
          </Notice>
        ) : null}
        {adding === 'choosing' || adding === 'fetching' ? <Candidates /> : null}
      </Stack>
    </Dialog>
  );
}
