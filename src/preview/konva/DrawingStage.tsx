import type { Stage as KonvaStage } from 'konva/lib/Stage';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Stage } from 'react-konva/lib/ReactKonvaCore';
import { type Drawing, findGroup } from '../drawing/drawing.ts';
import type { Point } from '../geometry/plane.ts';
import type { Moulding } from '../moulding/moulding.ts';
import { DragHandle } from '../stage/DragHandle.tsx';
import type { Draggable } from '../stage/draggable.ts';
import { getExtent } from '../stage/extent.ts';
import { fitDrawing, toPixels } from '../stage/fit.ts';
import styles from '../stage/stage.module.css';
import { useElementBox } from '../stage/useElementBox.ts';
import { Canvases } from './Canvases.tsx';
import { type DragState, dragGroup, releaseGroup } from './dragState.ts';
import { isSettled, loadPicture, subscribeToPictures } from './pictures.ts';
import { toPlanes } from './planes.ts';
import { getPictureUrls } from './resources.ts';
import { useStableValue } from './runs.ts';
import { useOnPainted, usePreloadTextures, useRedrawOnFonts, useRedrawOnLoad } from './useResources.ts';

/** Keeps the pixel ratio of a stage's canvases that of the screen; Konva reads it only as it creates one. */
function usePixelRatio(stage: RefObject<KonvaStage | null>, ratio: number | null) {
  useLayoutEffect(() => {
    if (ratio === null) return;
    for (const layer of stage.current?.getLayers() ?? []) {
      if (layer.getCanvas().getPixelRatio() === ratio) continue;
      layer.getCanvas().setPixelRatio(ratio);
      layer.batchDraw();
    }
  });
}

/**
 * The drawing to show: the requested one once its pictures are loaded, until then the previous one, so that nothing flashes.
 * The first one is shown at once, and its pictures as they load.
 */
function useLoadedDrawing(drawing: Drawing): { current: Drawing; isSettled: boolean } {
  const urls = useStableValue(getPictureUrls(drawing.parts));
  const settled = useSyncExternalStore(subscribeToPictures, () => urls.every(isSettled));
  const last = useRef<Drawing>(null);
  const current = settled ? drawing : (last.current ?? drawing);

  useEffect(() => {
    for (const url of urls) void loadPicture(url);
  }, [urls]);
  useLayoutEffect(() => {
    last.current = current;
  }, [current]);

  return { current, isSettled: settled };
}

type Props = {
  drawing: Drawing;
  /** The text alternative. */
  label: string;
  /** The groups that can be moved; each is one of the drawing's own parts. */
  draggables?: readonly Draggable[];
  /** One was moved by pointer or key: it stays there if the next drawing has it there. */
  onMoved?: (id: string, at: Point) => void;
  /** Mouldings that may be requested next: their textures are created while the browser is idle. */
  preload?: readonly Moulding[];
  /** All of it has been painted for the first time, with pictures and textures. */
  onPainted?: () => void;
};

const EMPTY: readonly never[] = [];

/** A drawing on Konva, as large as its container. It is controlled by its props; a move is only reported. */
export function DrawingStage({ drawing, label, draggables = EMPTY, onMoved, preload = EMPTY, onPainted }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const stage = useRef<KonvaStage>(null);
  const dragState = useRef<DragState>({ nodes: new Map(), moving: null });
  const box = useElementBox(container);
  const { current, isSettled } = useLoadedDrawing(drawing);
  const fit = useStableValue(box && fitDrawing(current, box));
  const ids = useStableValue(draggables.map(({ id }) => id));
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const planes = useMemo(() => toPlanes(current.parts, new Set(ids), draggedId), [current, ids, draggedId]);
  const pixelsPerInch = fit && box ? fit.scale * box.ratio : null;

  const drawAll = () => stage.current?.batchDraw();
  useRedrawOnLoad(drawAll);
  usePixelRatio(stage, box?.ratio ?? null);
  useRedrawOnFonts(current, drawAll);
  usePreloadTextures(preload, pixelsPerInch);
  useOnPainted(current, isSettled ? pixelsPerInch : null, onPainted);

  return (
    <div ref={container} className={styles.container}>
      {box && fit && box.width > 0 && box.height > 0 ? (
        <>
          <div className={styles.drawing} role="img" aria-label={label}>
            {/* Slightly more than the pixels that there are, for Konva rounds down. */}
            <Stage
              ref={stage}
              width={(box.width + 0.01) / box.ratio}
              height={(box.height + 0.01) / box.ratio}
              {...{ listening: false }}
            >
              <Canvases planes={planes} fit={fit} ratio={box.ratio} dragState={dragState.current} />
            </Stage>
          </div>
          {draggables.map((one) => {
            const group = findGroup(current, one.id);
            if (!group) return null;
            const toStage = (at: Point) => toPixels(at, fit, box.ratio);
            const getDraggedExtent = () => {
              const { x, y, width, height } = getExtent([group]);
              return { ...toStage({ x, y }), width: width * fit.scale, height: height * fit.scale };
            };
            return (
              <DragHandle
                key={one.id}
                draggable={one}
                group={group}
                fit={fit}
                onDragStart={() => setDraggedId(one.id)}
                onDrag={(at) => dragGroup(dragState.current, one.id, toStage(at), getDraggedExtent)}
                onDragEnd={() => releaseGroup(dragState.current, one.id, toStage(group.at))}
                onMoved={(at) => onMoved?.(one.id, at)}
              />
            );
          })}
        </>
      ) : null}
    </div>
  );
}
