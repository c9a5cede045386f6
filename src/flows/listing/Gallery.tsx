import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { connect } from '../../../machines/listing/listing.connect.ts';
import type { ArtCard } from '../../domain/art.ts';
import { PAGE_SIZE } from '../../domain/paging.ts';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { CardGrid } from '../../ui/Layout.tsx';
import { PrintSkeletons } from '../../ui/Skeleton.tsx';
import { ArtCardView } from './ArtCardView.tsx';

type View = Pick<
  ReturnType<typeof connect>,
  'arts' | 'isLoading' | 'isEmpty' | 'isPastTheEnd' | 'hasFailed' | 'clear' | 'pathOf' | 'retry'
> & { heartOf?: (art: ArtCard) => ReactNode };

/** As many pictures as a first screen shows; those after it wait until they come near. */
const FIRST_SCREEN = 4;

/** The pictures of a page as they hang, their places while they are on the way, or why there are none. (CAT-08, CAT-16) */
export function Gallery(view: View) {
  const { arts, isLoading, isEmpty, isPastTheEnd, hasFailed, clear, pathOf, retry, heartOf } = view;
  if (hasFailed) return <Failed title={say('listing.failed')} retryLabel="Try again" onRetry={retry} />;
  if (isEmpty)
    return (
      <EmptyState
        title={say('listing.none')}
        text={say(isPastTheEnd ? 'listing.pastTheEnd' : 'listing.noneMatch')}
        action={
          isPastTheEnd ? (
            <Button look="secondary" render={<Link to={pathOf(1)} />}>
              To the first page
            </Button>
          ) : (
            <Button look="secondary" onClick={clear}>
              See all prints
            </Button>
          )
        }
      />
    );
  return (
    <CardGrid label="Art prints" busy={isLoading}>
      {isLoading ? (
        <PrintSkeletons count={PAGE_SIZE} label="The prints are on their way" />
      ) : (
        arts.map((art, index) => (
          <li key={art.id}>
            <ArtCardView art={art} eager={index < FIRST_SCREEN} heart={heartOf?.(art)} />
          </li>
        ))
      )}
    </CardGrid>
  );
}
