import { useEffect, useEffectEvent, useRef } from 'react';
import type { Drawing } from '../drawing/drawing.ts';
import type { Moulding } from '../moulding/moulding.ts';
import { fetchLetters } from './paint.ts';
import { onPicture } from './pictures.ts';
import { allParts } from './planes.ts';
import { supply } from './supplies.ts';
import { onTexture, warm } from './textures.ts';

/** Draws again when a surface or a picture has come for which the drawing waited. */
export function useArrivals(draw: () => void) {
  const again = useEffectEvent(draw);
  useEffect(() => {
    const stops = [onTexture(() => again()), onPicture(() => again())];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

/** Draws again when the letters of the drawing's texts have come. */
export function useLetters({ parts }: Drawing, draw: () => void) {
  const again = useEffectEvent(draw);
  const letters = [...allParts(parts)].flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('');
  useEffect(() => {
    if (!letters) return;
    let isHere = true;
    void fetchLetters(letters).then((haveCome) => {
      if (isHere && haveCome) again();
    });
    return () => {
      isHere = false;
    };
  }, [letters]);
}

/** Has surfaces made that may be wanted next, one after another. */
export function useSoon(mouldings: readonly Moulding[], pixelsPerInch: number | null) {
  useEffect(() => {
    if (pixelsPerInch === null) return;
    let isHere = true;
    const makeAll = async () => {
      for (const moulding of mouldings) if (isHere) await warm(moulding, pixelsPerInch);
    };
    void makeAll();
    return () => {
      isHere = false;
    };
  }, [mouldings, pixelsPerInch]);
}

/** Tells once that the drawing stands there with all that belongs to it. */
export function useShown({ parts }: Drawing, pixelsPerInch: number | null, onShown: (() => void) | undefined) {
  const isTold = useRef(false);
  const tell = useEffectEvent(() => {
    isTold.current = true;
    onShown?.();
  });
  useEffect(() => {
    if (pixelsPerInch === null || isTold.current) return;
    let frame = 0;
    let isHere = true;
    void supply(parts, pixelsPerInch).then(() => {
      // What has just come is drawn with the next frame, and seen with the one after.
      if (isHere) frame = requestAnimationFrame(() => requestAnimationFrame(() => isHere && tell()));
    });
    return () => {
      isHere = false;
      cancelAnimationFrame(frame);
    };
  }, [parts, pixelsPerInch]);
}
