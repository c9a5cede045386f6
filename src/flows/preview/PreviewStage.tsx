import { useMemo } from 'react';
import type { PreviewModel } from '../../../machines/preview/preview.connect.ts';
import type { FrameLook } from '../../domain/frame.ts';
import type { Framing } from '../../domain/framing.ts';
import type { Artwork } from '../../preview/artwork.ts';
import { measurePiece } from '../../preview/geometry/piece.ts';
import { LazyStage } from '../../preview/konva/LazyStage.tsx';
import { createMoulding } from '../../preview/moulding/createMoulding.ts';
import type { MarksStage } from '../wallPhoto/marks.ts';
import { createPreviewDrawing, getDraggables } from './previewDrawing.ts';

/** The mouldings of further frames around the same picture. */
const getMouldings = (framing: Framing, frames: readonly FrameLook[] = []) =>
  frames.map((frame) => createMoulding(frame, measurePiece(framing)));

type Props = {
  artwork: Artwork;
  label: string;
  view: PreviewModel;
  /** The shopper's own wall, while it is measured. */
  measuring: MarksStage | null;
};

/** The open view, or the photo of a wall with the marks that measure it. */
export function PreviewStage({ artwork, label, view, measuring }: Props) {
  const drawing = measuring?.drawing ?? createPreviewDrawing(artwork, view);
  const { framing, neighbours } = artwork;
  const preload = useMemo(() => getMouldings(framing, neighbours), [framing, neighbours]);
  const { draggables, onMoved } = measuring ?? getDraggables(artwork, view, drawing);
  return (
    <LazyStage
      isLive={view.isRendering}
      drawing={drawing}
      label={label}
      draggables={draggables}
      onMoved={onMoved}
      preload={preload}
    />
  );
}
