import type { Context } from 'konva/lib/Context';
import { useMemo, useState } from 'react';
import { Group, Layer, Shape } from 'react-konva/lib/ReactKonvaCore';
import type { Part } from '../drawing/drawing.ts';
import { getExtent } from '../stage/extent.ts';
import { type Fit, toPixels } from '../stage/fit.ts';
import type { DragState } from './dragState.ts';
import { paintParts } from './paint.ts';
import type { DraggableGroup, Plane } from './planes.ts';
import { PAINT_RESOURCES } from './resources.ts';
import { getPartsByRun, updateRuns, useStableValue } from './runs.ts';

type StageScale = { fit: Fit; ratio: number };
type DragContext = StageScale & { dragState: DragState };

/** A canvas has no hit detection: each draggable has an element of its own over it. */
const NOT_LISTENING = { listening: false } as const;
const SHAPE_PROPS = { ...NOT_LISTENING, perfectDrawEnabled: false } as const;

/**
 * The canvases of a drawing, one upon the other; one whose parts are unchanged is not drawn again. Draggable groups split
 * a wall into canvases already: more of them would cost more there than they save.
 */
export const Canvases = ({ planes, ...dragContext }: DragContext & { planes: readonly Plane[] }) => {
  const StaticPlane = planes.length > 1 ? Run : Runs;
  return planes.map((plane, index) =>
    plane.kind === 'static' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a plane is what lies at its height
      <StaticPlane key={`static ${index}`} parts={plane.parts} fit={dragContext.fit} ratio={dragContext.ratio} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a plane is what lies at its height
      <Layer key={`draggable ${index}`} {...NOT_LISTENING}>
        {plane.groups.map((group) => (
          <Movable key={group.id} group={group} {...dragContext} />
        ))}
      </Layer>
    ),
  );
};

function Runs({ parts, ...stageScale }: StageScale & { parts: readonly Part[] }) {
  const [runs, setRuns] = useState(() => updateRuns(null, parts));
  const next = runs.parts === parts ? runs : updateRuns(runs, parts);
  if (next !== runs) setRuns(next);
  return getPartsByRun(next).map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a run is what lies at its height
    <Run key={index} parts={run} {...stageScale} />
  ));
}

function Run({ parts, fit, ratio }: StageScale & { parts: readonly Part[] }) {
  const stableParts = useStableValue(parts);
  const { x, y, scale } = useStableValue(fit);
  const draw = useMemo(
    () =>
      ({ _context: context }: Context) => {
        context.translate(x, y);
        context.scale(scale, scale);
        paintParts(context, stableParts, { resources: PAINT_RESOURCES, pixelsPerInch: scale * ratio });
      },
    [stableParts, x, y, scale, ratio],
  );
  return (
    <Layer {...NOT_LISTENING}>
      <Shape {...SHAPE_PROPS} sceneFunc={draw} />
    </Layer>
  );
}

type Bitmap = { canvas: HTMLCanvasElement; left: number; top: number };

/** Parts as they are drawn from their origin, in pixels; nothing of them is finer than that. */
function getBitmap(draw: (context: CanvasRenderingContext2D) => void, parts: readonly Part[], pixels: number): Bitmap {
  const { x, y, width, height } = getExtent(parts);
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

function Movable({ group, fit, ratio, dragState }: DragContext & { group: DraggableGroup }) {
  const { at, ...groupContent } = group;
  const stableParts = useStableValue(groupContent);
  const { scale } = fit;
  const draw = useMemo(() => {
    const parts: Part[] = [{ ...stableParts, at: { x: 0, y: 0 } }];
    const drawParts = (context: CanvasRenderingContext2D) =>
      paintParts(context, parts, { resources: PAINT_RESOURCES, pixelsPerInch: scale * ratio });
    let bitmap: Bitmap | null = null;
    return ({ _context: context }: Context) => {
      const { moving } = dragState;
      if (!moving || moving.isSliding) {
        bitmap = null;
        context.scale(scale, scale);
        drawParts(context);
        return;
      }
      // While one moves, all on its canvas are bitmaps, from device pixel to device pixel.
      bitmap ??= getBitmap(drawParts, parts, scale * ratio);
      const { canvas, left, top } = bitmap;
      const { e, f } = context.getTransform();
      context.setTransform(1, 0, 0, 1, Math.round(e), Math.round(f));
      context.drawImage(canvas, left, top);
    };
  }, [stableParts, scale, ratio, dragState]);

  return (
    <Group
      {...NOT_LISTENING}
      ref={(node) => {
        if (!node) return;
        dragState.nodes.set(group.id, node);
        return () => {
          dragState.nodes.delete(group.id);
        };
      }}
      {...toPixels(at, fit, ratio)}
    >
      <Shape {...SHAPE_PROPS} sceneFunc={draw} />
    </Group>
  );
}
