import { Mirror } from './Mirror.tsx';
import { sampleRecording } from './sampleRecording.ts';
import { ShowingContext } from './world.ts';

const showing = { recording: sampleRecording('shown'), chart: null, lead: () => {}, picked: null };

/** The mirror over a recording that stands still, for stories and walks. */
export const MirrorAlone = () => (
  <ShowingContext value={showing}>
    <Mirror />
  </ShowingContext>
);
