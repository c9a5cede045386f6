import { type PointerEvent, type RefObject, useRef } from 'react';
import { type Crop, HANDLES, type Handle } from '../../domain/crop.ts';
import type { CropView } from './crop.ts';

/** Pixels of the screen. */
export type Point = { x: number; y: number };
type Drag = {
  pointer: number;
  /** A handle, the frame as a whole, or the photo beside it. */
  part: Handle | 'frame' | 'photo';
  start: Point;
  /** The crop at the start, and how many pixels of the photo are one of the screen. */
  from: Crop;
  photoPixelsPerPixel: number;
  scroll: Point;
};
type Pinch = { distance: number; zoom: number; middle: Point };

type Options = {
  viewport: RefObject<HTMLElement | null>;
  stage: RefObject<HTMLElement | null>;
  view: CropView;
  /** Zooms while what lies at a point stays there. */
  zoomAt: (at: Point, to: number) => void;
};

const isHandle = (text: string | undefined): text is Handle => HANDLES.some((handle) => handle === text);
const getDistance = ([one, other]: Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 1);
const getMiddle = ([one, other]: Point[]): Point =>
  one && other ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } : { x: 0, y: 0 };

/**
 * Gestures on the picture: one pointer moves the frame, one of its handles, or beside it the photo that is zoomed in;
 * two zoom and move the photo. Only the start of a drag is stored here, the chart computes the rest.
 */
export function useCropPointers({ viewport, stage, view, zoomAt }: Options) {
  const pointers = useRef(new Map<number, Point>());
  const drag = useRef<Drag | null>(null);
  const pinch = useRef<Pinch | null>(null);

  const getScroll = () => ({ x: viewport.current?.scrollLeft ?? 0, y: viewport.current?.scrollTop ?? 0 });

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (!view.canCrop || event.button !== 0) return;
    const at = { x: event.clientX, y: event.clientY };
    pointers.current.set(event.pointerId, at);
    event.currentTarget.setPointerCapture(event.pointerId);
    const points = [...pointers.current.values()];
    if (points.length === 2) {
      drag.current = null;
      pinch.current = { distance: getDistance(points), zoom: view.zoom, middle: getMiddle(points) };
      return;
    }
    const part = (event.target as HTMLElement).closest<HTMLElement>('[data-handle]')?.dataset.handle;
    const width = stage.current?.getBoundingClientRect().width ?? 1;
    drag.current = {
      pointer: event.pointerId,
      part: part === 'frame' || isHandle(part) ? part : 'photo',
      start: at,
      from: view.crop,
      photoPixelsPerPixel: view.seen.width / width,
      scroll: getScroll(),
    };
    // Keys continue where the pointer stopped; and the image is not dragged out of the page.
    stage.current?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    event.preventDefault();
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.has(event.pointerId) || !view.canCrop) return;
    const at = { x: event.clientX, y: event.clientY };
    pointers.current.set(event.pointerId, at);
    if (pinch.current) return applyPinch(pinch.current);
    if (drag.current?.pointer === event.pointerId) applyDrag(drag.current, at);
  }

  function applyPinch(lastPinch: Pinch) {
    const points = [...pointers.current.values()];
    const middle = getMiddle(points);
    viewport.current?.scrollBy({
      left: lastPinch.middle.x - middle.x,
      top: lastPinch.middle.y - middle.y,
      behavior: 'instant',
    });
    lastPinch.middle = middle;
    zoomAt(middle, (lastPinch.zoom * getDistance(points)) / Math.max(1, lastPinch.distance));
  }

  function applyDrag({ part, start, from, photoPixelsPerPixel, scroll: startScroll }: Drag, at: Point) {
    const delta = { x: at.x - start.x, y: at.y - start.y };
    const pixels = { x: delta.x * photoPixelsPerPixel, y: delta.y * photoPixelsPerPixel };
    if (part === 'photo')
      viewport.current?.scrollTo({ left: startScroll.x - delta.x, top: startScroll.y - delta.y, behavior: 'instant' });
    else if (part === 'frame') view.move(pixels, from);
    else view.resize(part, pixels, from);
  }

  function onPointerUp({ pointerId }: PointerEvent<HTMLElement>) {
    pointers.current.delete(pointerId);
    // The finger that stays after a pinch drags nothing: the picture would jump.
    if (pointers.current.size < 2) pinch.current = null;
    if (drag.current?.pointer === pointerId) drag.current = null;
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
