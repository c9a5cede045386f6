import { useEffect, useEffectEvent, useRef } from 'react';
import type { Drawing } from '../drawing/drawing.ts';
import type { Moulding } from '../moulding/moulding.ts';
import { loadFontFor } from './paint.ts';
import { subscribeToPictures } from './pictures.ts';
import { getLetters, loadResources } from './resources.ts';
import { preloadTextures, subscribeToTextures } from './textures.ts';

/** Redraws when a missing texture or picture has loaded. */
export function useRedrawOnLoad(draw: () => void) {
  const redraw = useEffectEvent(draw);
  useEffect(() => subscribeToTextures(() => redraw()), []);
  useEffect(() => subscribeToPictures(() => redraw()), []);
}

/** Redraws when the font of the drawing's texts has loaded. */
export function useRedrawOnFonts({ parts }: Drawing, draw: () => void) {
  const again = useEffectEvent(draw);
  const letters = getLetters(parts);
  useEffect(() => {
    let isActive = true;
    void loadFontFor(letters).then((hasLoaded) => {
      if (isActive && hasLoaded) again();
    });
    return () => {
      isActive = false;
    };
  }, [letters]);
}

/** Creates textures that may be needed next, one after another. */
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

/** Notifies once that the drawing has been painted with all of its resources. */
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
      // Loaded resources are drawn with the next frame, and visible with the one after.
      if (isActive) frame = requestAnimationFrame(() => requestAnimationFrame(() => isActive && notify()));
    });
    return () => {
      isActive = false;
      cancelAnimationFrame(frame);
    };
  }, [parts, pixelsPerInch]);
}
