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
function useRatio(stage: RefObject<KonvaStage | null>, ratio: number | null) {
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
const chooseCount = (exact: number | undefined, reckoned: number) =>
  exact !== undefined && Math.abs(exact - reckoned) < 1.5 ? exact : Math.round(reckoned);

function measureBox(element: Element, entry?: ResizeObserverEntry): Box {
  const ratio = window.devicePixelRatio || 1;
  const exact = entry?.devicePixelContentBoxSize?.[0];
  const { width, height } = element.getBoundingClientRect();
  return {
    width: chooseCount(exact?.inlineSize, width * ratio),
    height: chooseCount(exact?.blockSize, height * ratio),
    ratio,
  };
}

const sameBox = (one: Box | null, other: Box) =>
  one !== null && one.width === other.width && one.height === other.height && one.ratio === other.ratio;

/** Not every browser can say how many device pixels a box has; there they are reckoned from its CSS pixels. */
function watch(observer: ResizeObserver, element: Element) {
  try {
    observer.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(element);
  }
}

/** How large an element is, and with how many pixels: it follows its place, the page's zoom and the monitor. */
function useBox(ref: RefObject<Element | null>): Box | null {
  const [box, setBox] = useState<Box | null>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const take = (next: Box) => setBox((now) => (sameBox(now, next) ? now : next));
    take(measureBox(element));
    const observer = new ResizeObserver((entries) => take(measureBox(element, entries.at(-1))));
    watch(observer, element);

    // A monitor of another ratio may leave the box as large as it was.
    let query: MediaQueryList;
    const follow = () => {
      query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
      query.addEventListener('change', change, { once: true });
    };
    const change = () => {
      take(measureBox(element));
      follow();
    };
    follow();
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
function useSettled(drawing: Drawing): { current: Drawing; isSettled: boolean } {
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

const NONE: readonly never[] = [];

/** A drawing on Konva, as large as its place. What it shows comes by its props alone; a move is only let out. */
export function DrawingStage({ drawing, label, draggables = NONE, onMoved, preload = NONE, onPainted }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const stage = useRef<KonvaStage>(null);
  const hands = useRef<DragState>({ nodes: new Map(), moving: null });
  const box = useBox(place);
  const { current, isSettled } = useSettled(drawing);
  const fit = useStableValue(box && fitDrawing(current, box));
  const ids = draggables.map(({ id }) => id).join('\n');
  const [lifted, setLifted] = useState<string | null>(null);
  const planes = useMemo(() => toPlanes(current.parts, new Set(ids.split('\n')), lifted), [current, ids, lifted]);
  const pixelsPerInch = fit && box ? fit.scale * box.ratio : null;

  const drawAll = () => stage.current?.batchDraw();
  useRedrawOnLoad(drawAll);
  useRatio(stage, box?.ratio ?? null);
  useRedrawOnFonts(current, drawAll);
  usePreloadTextures(preload, pixelsPerInch);
  useOnPainted(current, isSettled ? pixelsPerInch : null, onPainted);

  return (
    <div ref={place} className={styles.container}>
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
              <Canvases planes={planes} fit={fit} ratio={box.ratio} hands={hands.current} />
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
                dragState={hands.current}
                onLift={() => setLifted(one.id)}
                onMoved={(at) => onMoved?.(one.id, at)}
              />
            ) : null;
          })}
        </>
      ) : null}
    </div>
  );
}
