import { sampleChart } from '../player/sampleChart.ts';
import { Mirror } from './Mirror.tsx';
import { MirrorDisplayContext } from './mirrorDisplay.ts';
import { sampleRecording } from './sampleRecording.ts';

const display = { recording: sampleRecording('shown'), chart: sampleChart };

/** The mirror over a recording that stands still, for stories and walks. */
export const StandaloneMirror = () => (
  <MirrorDisplayContext value={display}>
    <Mirror />
  </MirrorDisplayContext>
);
