import type { Stage } from 'konva/lib/Stage';
import { type RefObject, useLayoutEffect } from 'react';

/** Gives every canvas of a stage as many pixels as the screen has; Konva asks only when it makes one. */
export function useRatio(stage: RefObject<Stage | null>, ratio: number | null) {
  useLayoutEffect(() => {
    if (ratio === null) return;
    for (const layer of stage.current?.getLayers() ?? []) {
      if (layer.getCanvas().getPixelRatio() === ratio) continue;
      layer.getCanvas().setPixelRatio(ratio);
      layer.batchDraw();
    }
  });
}
