import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { HANDLES } from '../../domain/crop.ts';
import { cropMessages } from '../../messages/crop.ts';
import { formatMessage } from '../../messages/message.ts';
import { ARROW_DIRECTIONS } from '../../ui/arrowKeys.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './CropCanvas.module.css';
import { type CropView, crop } from './crop.ts';
import { type Point, useCropPointers } from './useCropPointers.ts';

type Refs = { viewport: RefObject<HTMLElement | null>; stage: RefObject<HTMLElement | null> };

/** Zoom per pixel of a wheel or a trackpad's pinch. */
const WHEEL_ZOOM_RATE = 0.01;

/**
 * Keeps one point in its place while the picture is zoomed: the point under the fingers or the pointer, or the middle
 * of the frame where a button or the slider zooms. Gives what zooms at a point.
 */
function useZoomAnchor({ viewport, stage, view }: Refs & { view: CropView }) {
  const anchor = useRef<{ share: Point; at: Point } | null>(null);
  const { zoom, canCrop, zoomTo } = view;
  const getCropFractions = useEffectEvent(() => view.cropFractions);

  const zoomAt = (at: Point, to: number) => {
    const box = stage.current?.getBoundingClientRect();
    if (box) anchor.current = { share: { x: (at.x - box.x) / box.width, y: (at.y - box.y) / box.height }, at };
    flushSync(() => zoomTo(to));
    // At its limit the zoom stays as it is, and the point may not wait for the next one.
    anchor.current = null;
  };

  useLayoutEffect(() => {
    const box = stage.current?.getBoundingClientRect();
    const viewportRect = viewport.current?.getBoundingClientRect();
    if (!box || !viewportRect || zoom < 1) return;
    const { x, y, width, height } = getCropFractions();
    const { share, at } = anchor.current ?? {
      share: { x: x + width / 2, y: y + height / 2 },
      at: { x: viewportRect.x + viewportRect.width / 2, y: viewportRect.y + viewportRect.height / 2 },
    };
    viewport.current?.scrollBy({
      left: box.x + share.x * box.width - at.x,
      top: box.y + share.y * box.height - at.y,
      behavior: 'instant',
    });
  }, [zoom, stage, viewport]);

  const handleWheel = useEffectEvent((event: WheelEvent) => {
    // A wheel alone scrolls; with Ctrl, which browsers also set for a trackpad's pinch, it zooms.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    if (!canCrop) return;
    zoomAt({ x: event.clientX, y: event.clientY }, zoom * Math.exp(-event.deltaY * WHEEL_ZOOM_RATE));
  });
  useEffect(() => {
    const element = viewport.current;
    const listen = (event: WheelEvent) => handleWheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [viewport]);

  return zoomAt;
}

const percent = (share: number) => `${share * 100}%`;

/** The rotated picture and the frame on it: moved, resized and zoomed by mouse, finger or key. */
export function CropCanvas() {
  const view = crop.useView();
  const { picture, seen, cropFractions, turn, zoom, canCrop } = view;
  const viewport = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const zoomAt = useZoomAnchor({ viewport, stage, view });
  const pointerHandlers = useCropPointers({ viewport, stage, view, zoomAt });
  const keysId = useId();
  const size = { '--ratio': seen.width / seen.height, '--zoom': zoom } as CSSProperties;
  const isSideways = turn % 180 !== 0;

  const onFrameKeyDown = (event: KeyboardEvent) => {
    const direction = ARROW_DIRECTIONS[event.key];
    const isFine = event.ctrlKey || event.metaKey;
    if (direction) (event.shiftKey ? view.stretch : view.nudge)(direction, isFine);
    else if (isFine) return;
    else if (event.key === '+' || event.key === '=') view.zoomIn();
    else if (event.key === '-') view.zoomOut();
    else return;
    event.preventDefault();
  };

  return (
    <fieldset className={styles.canvas} disabled={!canCrop}>
      <legend>
        <VisuallyHidden>Crop frame</VisuallyHidden>
      </legend>
      <div
        ref={viewport}
        className={styles.viewport}
        style={size}
        data-zoomed={zoom > 1 || undefined}
        {...pointerHandlers}
      >
        <div ref={stage} className={styles.stage}>
          <img
            className={styles.photo}
            src={picture.previewUrl}
            alt={picture.name ? `Your photo ${picture.name}` : 'Your photo'}
            draggable={false}
            decoding="async"
            style={{
              inlineSize: isSideways ? percent(seen.height / seen.width) : '100%',
              blockSize: isSideways ? percent(seen.width / seen.height) : '100%',
              rotate: `${turn}deg`,
            }}
          />
          <div
            className={styles.frame}
            // A screen reader passes arrow keys to an application; in a group it navigates with them.
            role="application"
            aria-roledescription="crop frame"
            aria-label={`${Math.round(cropFractions.width * 100)} by ${Math.round(cropFractions.height * 100)} percent of the photo`}
            aria-describedby={keysId}
            tabIndex={canCrop ? 0 : -1}
            data-handle="frame"
            onKeyDown={canCrop ? onFrameKeyDown : undefined}
            style={{
              insetInlineStart: percent(cropFractions.x),
              insetBlockStart: percent(cropFractions.y),
              inlineSize: percent(cropFractions.width),
              blockSize: percent(cropFractions.height),
            }}
          >
            {HANDLES.map((handle) => (
              <span key={handle} className={styles.handle} data-handle={handle} aria-hidden="true" />
            ))}
          </div>
        </div>
      </div>
      <VisuallyHidden role="status">
        {formatMessage(cropMessages['crop.place'], {
          left: Math.round(cropFractions.x * 100),
          top: Math.round(cropFractions.y * 100),
        })}
      </VisuallyHidden>
      <VisuallyHidden>
        <span id={keysId}>{formatMessage(cropMessages['crop.keys'])}</span>
      </VisuallyHidden>
    </fieldset>
  );
}
