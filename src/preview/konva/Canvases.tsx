import type { Context } from 'konva/lib/Context';
import { useMemo, useRef, useState } from 'react';
import { Group, Layer, Shape } from 'react-konva/lib/ReactKonvaCore';
import type { Part } from '../drawing/drawing.ts';
import { extentOf } from './extent.ts';
import { type Fit, pixelsOf } from './fit.ts';
import type { Hands } from './hands.ts';
import { paint } from './paint.ts';
import type { HeldGroup, Plane } from './planes.ts';
import { nextRuns, partsByRun, useSame } from './runs.ts';
import { SUPPLIES } from './supplies.ts';

type Place = { fit: Fit; ratio: number };
type Hold = Place & { hands: Hands };

/** Nothing on a canvas is asked whether it was hit: what can be taken hold of has an element of its own over it. */
const UNHIT = { listening: false } as const;
const SHAPE = { ...UNHIT, perfectDrawEnabled: false } as const;

/** The canvases of a drawing, one upon the other; one that says what it said before is not drawn again. */
export const Canvases = ({ planes, ...hold }: Hold & { planes: readonly Plane[] }) =>
  planes.map((plane, index) =>
    plane.kind === 'still' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a plane is what lies at its height
      <Still key={`still ${index}`} parts={plane.parts} fit={hold.fit} ratio={hold.ratio} />
    ) : (
      <Layer key={plane.groups.map(({ id }) => id).join(' ')} {...UNHIT}>
        {plane.groups.map((held) => (
          <Movable key={held.id} held={held} {...hold} />
        ))}
      </Layer>
    ),
  );

function Still({ parts, ...place }: Place & { parts: readonly Part[] }) {
  const [runs, setRuns] = useState(() => nextRuns(null, parts));
  const next = runs.parts === parts ? runs : nextRuns(runs, parts);
  if (next !== runs) setRuns(next);
  return partsByRun(next).map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a run is what lies at its height
    <Run key={index} parts={run} {...place} />
  ));
}

function Run({ parts, fit, ratio }: Place & { parts: readonly Part[] }) {
  const kept = useSame(parts);
  const { x, y, scale } = useSame(fit);
  const draw = useMemo(
    () =>
      ({ _context: context }: Context) => {
        context.translate(x, y);
        context.scale(scale, scale);
        paint(context, kept, { supplies: SUPPLIES, pixelsPerInch: scale * ratio });
      },
    [kept, x, y, scale, ratio],
  );
  return (
    <Layer {...UNHIT}>
      <Shape {...SHAPE} sceneFunc={draw} />
    </Layer>
  );
}

type Bitmap = { canvas: HTMLCanvasElement; left: number; top: number };

/** A group's parts as they are drawn from its corner, in pixels; nothing of them is finer than that. */
function bitmapOf(
  draw: (context: CanvasRenderingContext2D) => void,
  group: HeldGroup['group'],
  pixels: number,
): Bitmap {
  const { x, y, width, height } = extentOf([{ ...group, at: { x: 0, y: 0 } }], { withShadows: true });
  const left = Math.floor(x * pixels) - 1;
  const top = Math.floor(y * pixels) - 1;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * pixels) + 3;
  canvas.height = Math.ceil(height * pixels) + 3;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.translate(-left, -top);
  context.scale(pixels, pixels);
  draw(context);
  return { canvas, left, top };
}

function Movable({ held: { id, group }, fit, ratio, hands }: Hold & { held: HeldGroup }) {
  const { at, ...own } = group;
  const kept = useSame(own);
  const { scale } = fit;
  const bitmap = useRef<{ of: unknown; made: Bitmap }>(null);
  const draw = useMemo(() => {
    const drawParts = (context: CanvasRenderingContext2D) => {
      const parts: Part[] = [{ ...kept, at: { x: 0, y: 0 } }];
      paint(context, parts, { supplies: SUPPLIES, pixelsPerInch: scale * ratio });
    };
    const sceneFunc = ({ _context: context }: Context) => {
      const { moving } = hands;
      if (moving?.id !== id || moving.slides) {
        bitmap.current = null;
        context.scale(scale, scale);
        drawParts(context);
        return;
      }
      // While it moves it is one bitmap, from device pixel to device pixel.
      if (bitmap.current?.of !== sceneFunc)
        bitmap.current = { of: sceneFunc, made: bitmapOf(drawParts, { ...kept, at: { x: 0, y: 0 } }, scale * ratio) };
      const { canvas, left, top } = bitmap.current.made;
      const { e, f } = context.getTransform();
      context.setTransform(1, 0, 0, 1, Math.round(e), Math.round(f));
      context.drawImage(canvas, left, top);
    };
    return sceneFunc;
  }, [kept, scale, ratio, hands, id]);

  return (
    <Group
      {...UNHIT}
      ref={(node) => {
        if (!node) return;
        hands.nodes.set(id, node);
        return () => {
          hands.nodes.delete(id);
        };
      }}
      {...pixelsOf(at, fit, ratio)}
    >
      <Shape {...SHAPE} sceneFunc={draw} />
    </Group>
  );
}
