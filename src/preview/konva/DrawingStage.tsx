import type { Stage as KonvaStage } from 'konva/lib/Stage';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Stage } from 'react-konva/lib/ReactKonvaCore';
import type { Drawing } from '../drawing/drawing.ts';
import type { Point } from '../geometry/plane.ts';
import type { Moulding } from '../moulding/moulding.ts';
import { Canvases } from './Canvases.tsx';
import { DragHandle } from './DragHandle.tsx';
import styles from './DrawingStage.module.css';
import type { Draggable } from './draggable.ts';
import type { DragState } from './dragState.ts';
import { type Box, fitDrawing } from './fit.ts';
import { isSettled, loadPicture, subscribeToPictures } from './pictures.ts';
import { findGroup, toPlanes } from './planes.ts';
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

/** The browser's pixel count, unless it is far from the computed one: it ignores an emulated screen. */
const choosePixelCount = (measured: number | undefined, computed: number) =>
  measured !== undefined && Math.abs(measured - computed) < 1.5 ? measured : Math.round(computed);

function measureBox(element: Element, entry?: ResizeObserverEntry): Box {
  const ratio = window.devicePixelRatio || 1;
  const exact = entry?.devicePixelContentBoxSize?.[0];
  const { width, height } = element.getBoundingClientRect();
  return {
    width: choosePixelCount(exact?.inlineSize, width * ratio),
    height: choosePixelCount(exact?.blockSize, height * ratio),
    ratio,
  };
}

const isSameBox = (one: Box | null, other: Box) =>
  one !== null && one.width === other.width && one.height === other.height && one.ratio === other.ratio;

/** Not every browser reports the device pixels of a box; there they are computed from its CSS pixels. */
function observeSize(observer: ResizeObserver, element: Element) {
  try {
    observer.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(element);
  }
}

/** An element's size in device pixels: it follows the layout, the page's zoom and the monitor. */
function useElementBox(ref: RefObject<Element | null>): Box | null {
  const [box, setBox] = useState<Box | null>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const update = (next: Box) => setBox((now) => (isSameBox(now, next) ? now : next));
    update(measureBox(element));
    const observer = new ResizeObserver((entries) => update(measureBox(element, entries.at(-1))));
    observeSize(observer, element);

    // A monitor of another ratio may leave the box as large as it was.
    let query: MediaQueryList;
    const watchPixelRatio = () => {
      query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
      query.addEventListener('change', change, { once: true });
    };
    const change = () => {
      update(measureBox(element));
      watchPixelRatio();
    };
    watchPixelRatio();
    return () => {
      observer.disconnect();
      query.removeEventListener('change', change);
    };
  }, [ref]);

  return box;
}

/**
 * The drawing to show: the requested one once its pictures are loaded, until then the previous one, so that nothing flashes.
 * The first one is shown at once, and its pictures as they load.
 */
function useLoadedDrawing(drawing: Drawing): { current: Drawing; isSettled: boolean } {
  const urls = getPictureUrls(drawing.parts).join('\n');
  const settled = useSyncExternalStore(subscribeToPictures, () => !urls || urls.split('\n').every(isSettled));
  const last = useRef<Drawing>(null);
  const current = settled ? drawing : (last.current ?? drawing);

  useEffect(() => {
    if (urls) for (const url of urls.split('\n')) void loadPicture(url);
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
  const ids = draggables.map(({ id }) => id).join('\n');
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const planes = useMemo(() => toPlanes(current.parts, new Set(ids.split('\n')), draggedId), [current, ids, draggedId]);
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
            const group = findGroup(planes, one.id);
            return group ? (
              <DragHandle
                key={one.id}
                draggable={one}
                group={group}
                fit={fit}
                ratio={box.ratio}
                dragState={dragState.current}
                onDragStart={() => setDraggedId(one.id)}
                onMoved={(at) => onMoved?.(one.id, at)}
              />
            ) : null;
          })}
        </>
      ) : null}
    </div>
  );
}
