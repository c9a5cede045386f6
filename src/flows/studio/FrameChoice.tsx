import { NO_FRAME, OWN_FRAME } from '../../../machines/studio/setting.ts';
import type { StudioModel } from '../../../machines/studio/studio.connect.ts';
import { FrameSwatch } from '../../preview/thumbnail/FrameSwatch.tsx';
import { createOwnFrame } from './studioDrawing.ts';
import { Tiles } from './Tiles.tsx';

const NONE = 'No frame';
const OWN = 'Your own moulding';
const NAMES: Record<string, string> = { [NO_FRAME]: NONE, [OWN_FRAME]: OWN };

/** A frame of the catalogue, none, or a moulding that nobody makes yet. */
export function FrameChoice({ view: { frames, edited, change } }: { view: StudioModel }) {
  return (
    <Tiles
      legend="Moulding"
      chosen={NAMES[edited.frame] ?? edited.frame}
      tiles={[
        { value: NO_FRAME, label: NONE, look: 'None' },
        { value: OWN_FRAME, label: OWN, look: <FrameSwatch frame={createOwnFrame(edited)} /> },
        ...frames.map((frame) => ({ value: frame.title, label: frame.title, look: <FrameSwatch frame={frame} /> })),
      ]}
      value={edited.frame}
      onPick={(frame) => change({ frame })}
    />
  );
}
