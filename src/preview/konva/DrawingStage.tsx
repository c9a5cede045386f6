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

/** Gives every canvas of a stage as many pixels as the screen has; Konva asks only when it makes one. */
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

/** What the browser counted, unless it is far from what is reckoned: an emulated screen is not counted in. */
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

/** Not every browser can say how many device pixels a box has; there they are reckoned from its CSS pixels. */
function observeSize(observer: ResizeObserver, element: Element) {
  try {
    observer.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(element);
  }
}

/** How large an element is, and with how many pixels: it follows its place, the page's zoom and the monitor. */
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
 * The drawing to show: the one requested when its pictures can be drawn at once, until then the one before, so that
 * nothing flashes. The first one is shown as it is, and its pictures come when they come.
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

export type { Draggable } from './draggable.ts';

type Props = {
  drawing: Drawing;
  /** What is seen, for whoever cannot see it. */
  label: string;
  /** The groups that can be moved; each stands among the drawing's own parts. */
  draggables?: readonly Draggable[];
  /** One was moved by hand or by key: it stays there if the next drawing states it. */
  onMoved?: (id: string, at: Point) => void;
  /** Mouldings that may be requested next: their surfaces are made while nothing else is to do. */
  preload?: readonly Moulding[];
  /** All of it stands there for the first time, pictures and surfaces too. */
  onPainted?: () => void;
};

const EMPTY: readonly never[] = [];

/** A drawing on Konva, as large as its place. What it shows comes by its props alone; a move is only let out. */
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
            {/* A hair more than the pixels that there are, for Konva rounds down. */}
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
