import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Drawing } from '../drawing/drawing.ts';
import { fetchPicture, isSettled, onPicture } from './pictures.ts';
import { picturesOf } from './supplies.ts';

/**
 * The drawing to show: the one asked for when its pictures can be drawn at once, until then the one before, so that
 * nothing flashes. The first one is shown as it is, and its pictures come when they come.
 */
export function useSettled(drawing: Drawing): { shown: Drawing; isSettled: boolean } {
  const urls = picturesOf(drawing.parts).join('\n');
  const settled = useSyncExternalStore(onPicture, () => !urls || urls.split('\n').every(isSettled));
  const last = useRef<Drawing>(null);
  const shown = settled ? drawing : (last.current ?? drawing);

  useEffect(() => {
    if (urls) for (const url of urls.split('\n')) void fetchPicture(url);
  }, [urls]);
  useLayoutEffect(() => {
    last.current = shown;
  }, [shown]);

  return { shown, isSettled: settled };
}
