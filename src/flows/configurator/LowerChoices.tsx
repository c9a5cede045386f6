import type { ConfiguratorView } from './configurator.ts';
import { FrameStrip } from './FrameStrip.tsx';
import { MatChoice } from './MatChoice.tsx';
import { SizeChoice } from './SizeChoice.tsx';

/** Frame, mat and size: what a phone shows further down. (ART-07, ART-08) */
export const LowerChoices = ({ view }: { view: ConfiguratorView }) => (
  <>
    {view.mode === 'frame' ? <FrameStrip {...view} /> : null}
    <MatChoice {...view} />
    <SizeChoice {...view} />
  </>
);
