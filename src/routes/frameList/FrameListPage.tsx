import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { SubjectRequest } from '../../../machines/framedPicture/framedPicture.machine.ts';
import { getCachedData } from '../../api/queries/cachedQuery.ts';
import { framesQuery } from '../../api/queries/framing.ts';
import { frameTermsQuery } from '../../api/queries/lists.ts';
import { frameListEffects } from '../../effects/frameListEffects.ts';
import { FrameList, frameList } from '../../flows/frameList/FrameList.tsx';
import { usePersisted } from '../../kit/hydration/hydration.tsx';
import { frameListLogic } from '../../ports/frameList.ts';
import { readPersistedMode } from '../../storage/previewStorage.ts';
import { Page } from '../../ui/Layout.tsx';
import { BackLink } from '../configurator/BackLink.tsx';
import { getCachedSubject, parseSubject } from '../configurator/subject.ts';

/** The picture, the frames and the terms of their filters, where they are cached. */
function useCachedData(subject: SubjectRequest | null) {
  const queries = useQueryClient();
  const entries = getCachedData(queries, framesQuery());
  const filterNames = getCachedData(queries, frameTermsQuery());
  return {
    subjectData: getCachedSubject(queries, subject),
    catalogue: entries && filterNames ? { entries, filterNames } : null,
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
  const input = { subject, search: String(query), savedMode: persistedMode, cached: useCachedData(subject) };
  return (
    <Page>
      <frameList.Provider logic={logic} effects={frameListEffects} options={{ input }}>
        <FrameList backLink={<BackToPicture />} />
      </frameList.Provider>
    </Page>
  );
}
