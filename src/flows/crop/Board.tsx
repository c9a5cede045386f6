import { type CSSProperties, type KeyboardEvent, useId, useRef } from 'react';
import type { Way } from '../../../machines/crop/crop.connect.ts';
import { HANDLES } from '../../domain/crop.ts';
import { say } from '../../messages/messages.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Board.module.css';
import { crop } from './crop.ts';
import { useHeld } from './useHeld.ts';
import { useZoomed } from './useZoomed.ts';

const WAYS: Record<string, Way> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const percent = (share: number) => `${share * 100}%`;

/** The picture as it is turned, and the frame on it: moved and resized by mouse, finger or key, and looked at from near. */
export function Board() {
  const view = crop.useFlow();
  const { picture, seen, shares, turn, zoom, canCrop } = view;
  const viewport = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const zooming = useZoomed({ viewport, stage, view });
  const held = useHeld({ viewport, stage, view, ...zooming });
  const keys = useId();
  const size = { '--ratio': seen.width / seen.height, '--zoom': zoom } as CSSProperties;
  const isAcross = turn % 180 !== 0;

  const press = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const isFine = event.ctrlKey || event.metaKey;
    if (way) (event.shiftKey ? view.stretch : view.nudge)(way, isFine);
    else if (isFine) return;
    else if (event.key === '+' || event.key === '=') view.zoomIn();
    else if (event.key === '-') view.zoomOut();
    else return;
    event.preventDefault();
  };

  return (
    <fieldset className={styles.board} disabled={!canCrop}>
      <legend>
        <VisuallyHidden>Crop frame</VisuallyHidden>
      </legend>
      <div ref={viewport} className={styles.viewport} style={size} data-zoomed={zoom > 1 || undefined} {...held}>
        <div ref={stage} className={styles.stage}>
          <img
            className={styles.photo}
            src={picture.previewUrl}
            alt={picture.name ? `Your photo ${picture.name}` : 'Your photo'}
            draggable={false}
            decoding="async"
            style={{
              inlineSize: isAcross ? percent(seen.height / seen.width) : '100%',
              blockSize: isAcross ? percent(seen.width / seen.height) : '100%',
              rotate: `${turn}deg`,
            }}
          />
          {/* biome-ignore lint/a11y/useSemanticElements: no element is a frame that moves in two directions */}
          <div
            className={styles.frame}
            role="group"
            aria-roledescription="crop frame"
            aria-label={`${Math.round(shares.width * 100)} by ${Math.round(shares.height * 100)} percent of the photo`}
            aria-describedby={keys}
            tabIndex={canCrop ? 0 : -1}
            data-handle="frame"
            onKeyDown={canCrop ? press : undefined}
            style={{
              insetInlineStart: percent(shares.x),
              insetBlockStart: percent(shares.y),
              inlineSize: percent(shares.width),
              blockSize: percent(shares.height),
            }}
          >
            {HANDLES.map((handle) => (
              <span key={handle} className={styles.handle} data-handle={handle} aria-hidden="true" />
            ))}
          </div>
        </div>
      </div>
      <VisuallyHidden>
        <span id={keys}>{say('crop.keys')}</span>
      </VisuallyHidden>
    </fieldset>
  );
}
