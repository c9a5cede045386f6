import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { SubjectData, SubjectRequest } from '../../../machines/framedPicture/subjectData.ts';
import { getCachedData } from '../../api/queries/cachedQuery.ts';
import { artQuery, framesQuery, priceTableQuery } from '../../api/queries/framing.ts';
import { frameTermsQuery } from '../../api/queries/lists.ts';
import { toPrintSubject } from '../../domain/printSubject.ts';
import { handleFrameListEffect } from '../../effects/handleFrameListEffect.ts';
import { FrameList, frameList } from '../../flows/frameList/FrameList.tsx';
import { usePersisted } from '../../kit/hydration/hydration.tsx';
import { frameListLogic } from '../../ports/frameList.ts';
import { readPersistedMode } from '../../storage/previewStorage.ts';
import { Page } from '../../ui/Layout.tsx';
import { BackLink } from '../configurator/BackLink.tsx';
import { parseSubject } from './parseSubject.ts';

function getCachedSubject(queries: QueryClient, subject: SubjectRequest | null): SubjectData | null {
  if (subject?.by !== 'art') return null;
  const art = getCachedData(queries, artQuery(subject.alias));
  const table = getCachedData(queries, priceTableQuery());
  return art && table ? { subject: toPrintSubject(art), art, table } : null;
}

/** The picture, the frames and the terms of their filters, where they are cached. */
function useCachedData(subject: SubjectRequest | null) {
  const queries = useQueryClient();
  const entries = getCachedData(queries, framesQuery()) ?? null;
  const filterNames = getCachedData(queries, frameTermsQuery()) ?? null;
  return {
    subjectData: getCachedSubject(queries, subject),
    entries,
    catalogue: entries && filterNames && { entries, filterNames },
  };
}

/** The frames for a picture: art, or the shopper's own. (FRAME-01, ROUTE-19) */
export function FrameListPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  // Another picture is another list, from the start.
  return <FrameListScreen key={`${query.get('type')} ${id}`} id={id} query={query} />;
}

const BackToPicture = () => <BackLink to={frameList.useView((view) => view.backPath)} />;

function FrameListScreen({ id, query }: { id: string; query: URLSearchParams }) {
  const queries = useQueryClient();
  const logic = useMemo(() => frameListLogic({ queries }), [queries]);
  const persistedMode = usePersisted(readPersistedMode);
  const subject = parseSubject(id, query);
  const { subjectData, catalogue } = useCachedData(subject);
  const input = { subject, search: String(query), savedMode: persistedMode, cached: { subjectData, catalogue } };
  return (
    <Page>
      <frameList.Provider logic={logic} effects={handleFrameListEffect} options={{ input }}>
        <FrameList backLink={<BackToPicture />} />
      </frameList.Provider>
    </Page>
  );
}
