import { useParams, useSearchParams } from 'react-router-dom';
import { FrameList, frameList } from '../../flows/frameList/FrameList.tsx';
import { useKept } from '../../kit/kept.ts';
import { Page } from '../../ui/Layout.tsx';
import { useKnown } from './known.ts';
import { useFrameListPorts } from './ports.ts';
import { subjectAsked } from './subjectAsked.ts';

/** The frames for a picture: art, or the shopper's own. (FRAME-01, ROUTE-19) */
export function FrameListPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  // Another picture is another list, from the start.
  return <FrameWall key={`${query.get('type')} ${id}`} id={id} query={query} />;
}

function FrameWall({ id, query }: { id: string; query: URLSearchParams }) {
  const ports = useFrameListPorts();
  const keptMode = useKept(ports.readMode);
  const subject = subjectAsked(id, query);
  const { opened, hung } = useKnown(subject);
  const input = { subject, search: String(query), keptMode, known: { opened, hung } };
  return (
    <Page>
      <frameList.Start logic={ports.frameList} options={{ input }}>
        <FrameList />
      </frameList.Start>
    </Page>
  );
}
