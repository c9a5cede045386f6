import type { ReactNode } from 'react';
import type { connect } from '../../../machines/listing/listing.connect.ts';
import type { ListCard } from '../../domain/listCard.ts';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Link } from '../../ui/Link.tsx';
import { CardGroups } from './CardGroups.tsx';
import { LIST_TEXTS } from './listTexts.ts';
import { Waiting } from './Waiting.tsx';

type View = Pick<
  ReturnType<typeof connect>,
  | 'area'
  | 'groups'
  | 'page'
  | 'isLoading'
  | 'isEmpty'
  | 'isPastTheEnd'
  | 'hasFailed'
  | 'canClear'
  | 'clear'
  | 'pathOf'
  | 'retry'
> & { heartOf?: (card: ListCard) => ReactNode };

/** What stands on a page, its places while it is on the way, or why there is nothing. (CAT-08, CAT-16) */
export function Gallery(view: View) {
  const { area, groups, isLoading, isEmpty, isPastTheEnd, hasFailed, retry, heartOf } = view;
  if (hasFailed) return <Failed title={say('listing.failed')} retryLabel="Try again" onRetry={retry} />;
  if (isEmpty || isPastTheEnd) return <Nothing {...view} />;
  return isLoading ? <Waiting area={area} /> : <CardGroups area={area} groups={groups} heartOf={heartOf} />;
}

function Nothing({ area, page, isPastTheEnd, canClear, clear, pathOf }: View) {
  const why = isPastTheEnd ? 'listing.pastTheEnd' : canClear ? 'listing.noneMatch' : 'listing.comeAgain';
  return <EmptyState title={say(LIST_TEXTS[area].none)} text={say(why)} action={wayOut()} />;

  function wayOut() {
    if (canClear && !isPastTheEnd)
      return (
        <Button look="secondary" onClick={clear}>
          See all prints
        </Button>
      );
    const [to, name] = page > 1 ? [pathOf(1), 'To the first page'] : ['/', 'Return To Home'];
    return (
      <Button look="secondary" render={<Link to={to} />}>
        {name}
      </Button>
    );
  }
}
