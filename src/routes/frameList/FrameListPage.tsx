import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Opened, SubjectAsked } from '../../../machines/framedPicture/openedPicture.ts';
import { atHand } from '../../api/queries/cachedQuery.ts';
import { artQuery, framesQuery, priceTableQuery } from '../../api/queries/framing.ts';
import { frameTermsQuery } from '../../api/queries/terms.ts';
import { subjectOfArt } from '../../domain/subject.ts';
import { frameListEffects } from '../../effects/frameListEffects.ts';
import { FrameList, frameList } from '../../flows/frameList/FrameList.tsx';
import { useKept } from '../../kit/hydration.tsx';
import { frameListLogic } from '../../ports/frameList.ts';
import { readKeptMode } from '../../storage/preview.ts';
import { Page } from '../../ui/Layout.tsx';
import { subjectAsked } from './subjectAsked.ts';

function openedArt(queries: QueryClient, subject: SubjectAsked | null): Opened | null {
  if (subject?.by !== 'art') return null;
  const art = atHand(queries, artQuery(subject.alias));
  const table = atHand(queries, priceTableQuery());
  return art && table ? { subject: subjectOfArt(art), art, table } : null;
}

/** What of the picture, the frames and the names to narrow them by was read before. */
function useKnown(subject: SubjectAsked | null) {
  const queries = useQueryClient();
  const entries = atHand(queries, framesQuery()) ?? null;
  const listed = atHand(queries, frameTermsQuery()) ?? null;
  return { opened: openedArt(queries, subject), entries, hung: entries && listed && { entries, listed } };
}

/** The frames for a picture: art, or the shopper's own. (FRAME-01, ROUTE-19) */
export function FrameListPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  // Another picture is another list, from the start.
  return <FrameWall key={`${query.get('type')} ${id}`} id={id} query={query} />;
}

function FrameWall({ id, query }: { id: string; query: URLSearchParams }) {
  const queries = useQueryClient();
  const logic = useMemo(() => frameListLogic({ queries }), [queries]);
  const keptMode = useKept(readKeptMode);
  const subject = subjectAsked(id, query);
  const { opened, hung } = useKnown(subject);
  const input = { subject, search: String(query), keptMode, known: { opened, hung } };
  return (
    <Page>
      <frameList.Start logic={logic} effects={frameListEffects} options={{ input }}>
        <FrameList />
      </frameList.Start>
    </Page>
  );
}
