import { Navigate, useLocation, useParams } from 'react-router-dom';
import { askedIn } from '../../domain/choice.ts';
import { Configurator } from '../../flows/configurator/Configurator.tsx';
import { FrameEdit } from '../../flows/configurator/FrameEdit.tsx';
import { MadeUp } from '../configurator/MadeUp.tsx';
import { PicturePreview } from '../configurator/PicturePreview.tsx';
import { subjectAsked } from '../frameList/subjectAsked.ts';
import { BackToFrames } from './BackToFrames.tsx';
import { FrameDetails } from './FrameDetails.tsx';
import { FramedPurchase } from './FramedPurchase.tsx';

/** One frame around a picture, which `id` and `type` of the query name. (FRAME-05, FRAME-08 to FRAME-14, ROUTE-13) */
export function FrameEditPage() {
  const { id: frame = '' } = useParams();
  const { search, key } = useLocation();
  const query = new URLSearchParams(search);
  const subject = subjectAsked(query.get('id') ?? '', query);
  if (!subject) return <Navigate to="/404s" replace />;
  const { mode: _, frame: __, ...asked } = askedIn(search);
  return (
    <MadeUp
      // Another frame, or another link to it, is another choice from the start.
      key={`${frame} ${key}`}
      subject={subject}
      asked={asked}
      fixed={{ mode: 'frame', frame }}
      back={<BackToFrames />}
    >
      <Configurator preview={<PicturePreview composing="atOnce" />} choices={<FrameEdit />}>
        <FramedPurchase />
      </Configurator>
      <FrameDetails />
    </MadeUp>
  );
}
