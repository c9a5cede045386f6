import type { ReactNode } from 'react';
import { connect } from '../../../machines/searchResults/searchResults.connect.ts';
import { searchResultsMachine } from '../../../machines/searchResults/searchResults.machine.ts';
import type { ListArea } from '../../domain/listArea.ts';
import type { ListCard } from '../../domain/listCard.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { searchMessages } from '../../messages/listing.ts';
import { formatMessage } from '../../messages/message.ts';
import { EmptyState, ErrorState } from '../../ui/BlockStates.tsx';
import { CardGrid, Stack } from '../../ui/Layout.tsx';
import { PrintSkeletons } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export const searchResults = createFlow(searchResultsMachine, connect);

type Props = {
  /** Renders the results of one list, under the list's name. */
  renderGroup: (area: ListArea, cards: readonly ListCard[]) => ReactNode;
  /** Links into the shop, where nothing is found. */
  links: ReactNode;
};

/** As many as fill the first screen. */
const SKELETON_COUNT = 8;

type View = ReturnType<typeof connect>;

/** A search's result as a text; null while it is loading, and where an error has its own text. */
function describeOutcome({ text, count, correctedText, nothing, isLoading, hasFailed }: View): string | null {
  if (isLoading || hasFailed) return null;
  if (nothing) return formatMessage(searchMessages[nothing]);
  if (correctedText === null) return formatMessage(searchMessages['search.found'], { count });
  return formatMessage(searchMessages['search.nearMatches'], { text, instead: correctedText });
}

/** The results of a search, by list; near matches; or links into the shop. (CAT-22 to CAT-30) */
export function SearchResults(props: Props) {
  const summary = describeOutcome(searchResults.useView());
  return (
    <>
      {/* Present while the search is loading, so that its result is read out. */}
      <VisuallyHidden role="status">{summary}</VisuallyHidden>
      <Outcome {...props} summary={summary} />
    </>
  );
}

function Outcome({ renderGroup, links, summary }: Props & { summary: string | null }) {
  const { groups, nothing, isLoading, hasFailed, retry } = searchResults.useView();
  if (hasFailed) return <ErrorState title={formatMessage(searchMessages['search.failed'])} onRetry={retry} />;
  if (nothing)
    return (
      <EmptyState icon="search" title={summary} text={formatMessage(searchMessages['search.nothing'])} action={links} />
    );
  if (isLoading)
    return (
      <CardGrid label="Results" busy>
        <PrintSkeletons count={SKELETON_COUNT} label={formatMessage(searchMessages['search.searching'])} />
      </CardGrid>
    );
  return (
    <Stack gap={12}>
      <p aria-hidden="true">{summary}</p>
      {groups.map(([area, cards]) => renderGroup(area, cards))}
    </Stack>
  );
}
