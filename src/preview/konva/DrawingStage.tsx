import type { Stage as StageNode } from 'konva/lib/Stage';
import { type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { Stage } from 'react-konva/lib/ReactKonvaCore';
import type { Drawing } from '../drawing/drawing.ts';
import type { Point } from '../geometry/plane.ts';
import type { Moulding } from '../moulding/moulding.ts';
import { Canvases } from './Canvases.tsx';
import styles from './DrawingStage.module.css';
import { fitted } from './fit.ts';
import { Grip } from './Grip.tsx';
import type { Hands } from './hands.ts';
import type { Held } from './held.ts';
import { groupOf, planesOf } from './planes.ts';
import { pngOf } from './png.ts';
import { useBox } from './useBox.ts';
import { useRatio } from './useRatio.ts';
import { useSame } from './useSame.ts';
import { useSettled } from './useSettled.ts';
import { useArrivals, useLetters, useShown, useSoon } from './useSupplies.ts';

export type { Held } from './held.ts';

export type DrawingStageHandle = {
  /**
   * What is seen as a PNG, without its handles (groups whose id begins with 'handle-'): `pixelRatio` pixels for each CSS
   * pixel of the stage, by default twice as many as the screen has, or as many as the browser can hold. Rejects with
   * TaintedDrawing where a picture's host forbids copies, or with NoCanvas.
   */
  toPng: (options?: { pixelRatio?: number }) => Promise<Blob>;
};

type Props = {
  drawing: Drawing;
  /** What is seen, for whoever cannot see it. */
  label: string;
  /** The groups that can be moved; each stands among the drawing's own parts. */
  held?: readonly Held[];
  /** While one is moved: where its `at` would be, in inches. The stage draws that by itself. */
  onMove?: (id: string, at: Point) => void;
  /** One was moved by hand or by key: it stays there if the next drawing says so. */
  onMoved?: (id: string, at: Point) => void;
  /** Mouldings that may be asked for next: their surfaces are made while nothing else is to do. */
  soon?: readonly Moulding[];
  /** All of it stands there for the first time, pictures and surfaces too. */
  onShown?: () => void;
  ref?: Ref<DrawingStageHandle>;
};

const NONE: readonly never[] = [];

/** A drawing on Konva, as large as its place. What it shows comes by its props alone; a move is only let out. */
export function DrawingStage({ drawing, label, held = NONE, onMove, onMoved, soon = NONE, onShown, ref }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const stage = useRef<StageNode>(null);
  const hands = useRef<Hands>({ nodes: new Map(), moving: null });
  const box = useBox(place);
  const { shown, isSettled } = useSettled(drawing);
  const fit = useSame(box && fitted(shown, box));
  const ids = held.map(({ id }) => id).join('\n');
  const planes = useMemo(() => planesOf(shown.parts, new Set(ids.split('\n'))), [shown, ids]);
  const pixelsPerInch = fit && box ? fit.scale * box.ratio : null;

  const drawAll = () => stage.current?.batchDraw();
  useArrivals(drawAll);
  useRatio(stage, box?.ratio ?? null);
  useLetters(shown, drawAll);
  useSoon(soon, pixelsPerInch);
  useShown(shown, isSettled ? pixelsPerInch : null, onShown);

  useImperativeHandle(ref, () => ({
    toPng: ({ pixelRatio = 2 * (box?.ratio ?? 1) } = {}) => pngOf(drawing, (fit?.scale ?? 1) * pixelRatio),
  }));

  return (
    <div ref={place} className={styles.place}>
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
          {held.map((one) => {
            const group = groupOf(planes, one.id);
            return group ? (
              <Grip
                key={one.id}
                held={one}
                group={group}
                fit={fit}
                ratio={box.ratio}
                hands={hands.current}
                onMove={(at) => onMove?.(one.id, at)}
                onMoved={(at) => onMoved?.(one.id, at)}
              />
            ) : null;
          })}
        </>
      ) : null}
    </div>
  );
}
