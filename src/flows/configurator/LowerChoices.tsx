import { memo } from 'react';
import { FrameStrip, type FrameStripView } from './FrameStrip.tsx';
import { MatChoice, type MatChoiceView } from './MatChoice.tsx';
import { SizeChoice, type SizeChoiceView } from './SizeChoice.tsx';

/** Frame, mat and size: what a phone shows further down. (ART-07, ART-08) */
export const LowerChoices = memo(function LowerChoices({
  view,
  level,
}: {
  view: FrameStripView & MatChoiceView & SizeChoiceView;
  /** Of their heading. */
  level?: 2 | 4;
}) {
  return (
    <>
      {view.mode === 'frame' ? <FrameStrip {...view} /> : null}
      <MatChoice {...view} />
      <SizeChoice {...view} level={level} />
    </>
  );
});
