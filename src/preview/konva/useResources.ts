import { useEffect, useEffectEvent, useRef } from 'react';
import type { Drawing } from '../drawing/drawing.ts';
import type { Moulding } from '../moulding/moulding.ts';
import { loadFontFor } from './paint.ts';
import { subscribeToPictures } from './pictures.ts';
import { walkParts } from './planes.ts';
import { loadResources } from './resources.ts';
import { preloadTextures, subscribeToTextures } from './textures.ts';

/** Draws again when a surface or a picture has come for which the drawing waited. */
export function useRedrawOnLoad(draw: () => void) {
  const redraw = useEffectEvent(draw);
  useEffect(() => {
    const unsubscribers = [subscribeToTextures(() => redraw()), subscribeToPictures(() => redraw())];
    return () => {
      for (const stop of unsubscribers) stop();
    };
  }, []);
}

/** Draws again when the letters of the drawing's texts have come. */
export function useRedrawOnFonts({ parts }: Drawing, draw: () => void) {
  const again = useEffectEvent(draw);
  const letters = [...walkParts(parts)].flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('');
  useEffect(() => {
    if (!letters) return;
    let isActive = true;
    void loadFontFor(letters).then((hasLoaded) => {
      if (isActive && hasLoaded) again();
    });
    return () => {
      isActive = false;
    };
  }, [letters]);
}

/** Has surfaces made that may be wanted next, one after another. */
export function usePreloadTextures(mouldings: readonly Moulding[], pixelsPerInch: number | null) {
  useEffect(() => {
    if (pixelsPerInch === null) return;
    let isActive = true;
    const makeAll = async () => {
      for (const moulding of mouldings) if (isActive) await preloadTextures(moulding, pixelsPerInch);
    };
    void makeAll();
    return () => {
      isActive = false;
    };
  }, [mouldings, pixelsPerInch]);
}

/** Notifies once that the drawing stands there with all that belongs to it. */
export function useOnPainted({ parts }: Drawing, pixelsPerInch: number | null, onPainted: (() => void) | undefined) {
  const hasNotified = useRef(false);
  const notify = useEffectEvent(() => {
    hasNotified.current = true;
    onPainted?.();
  });
  useEffect(() => {
    if (pixelsPerInch === null || hasNotified.current) return;
    let frame = 0;
    let isActive = true;
    void loadResources(parts, pixelsPerInch).then(() => {
      // What has just come is drawn with the next frame, and seen with the one after.
      if (isActive) frame = requestAnimationFrame(() => requestAnimationFrame(() => isActive && notify()));
    });
    return () => {
      isActive = false;
      cancelAnimationFrame(frame);
    };
  }, [parts, pixelsPerInch]);
}
