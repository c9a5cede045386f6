import { lightInto, SIDES } from './light.ts';
import type { Strip } from './strip.ts';

/** Bytes of red, green and blue with their row length, that a frame is laid into. */
export type Sheet = { data: Uint8ClampedArray; width: number; height: number };

/**
 * Lays a frame into a sheet: its outer edge at (left, top) with a size in px, mitred at the corners. What lies
 * beyond the sheet is cut off.
 */
export function layRing(sheet: Sheet, strip: Strip, left: number, top: number, width: number, height: number): void {
  const { face, length } = strip;
  const { data } = sheet;
  for (let y = Math.max(0, top); y < Math.min(sheet.height, top + height); y++) {
    const [fromTop, fromBottom] = [y - top, top + height - 1 - y];
    const inner = Math.min(fromTop, fromBottom) >= face;
    for (let x = Math.max(0, left); x < Math.min(sheet.width, left + width); x++) {
      const [fromLeft, fromRight] = [x - left, left + width - 1 - x];
      if (inner && fromLeft >= face && fromRight >= face) {
        // nothing of the frame until its other side
        x = Math.min(sheet.width, left + width - face) - 1;
        continue;
      }
      const nearest = Math.min(fromLeft, fromRight);
      const flat = Math.min(fromTop, fromBottom);
      const across = Math.min(nearest, flat);
      if (across >= face) continue;
      const lies = flat <= nearest;
      const side = lies ? (fromTop <= fromBottom ? 'top' : 'bottom') : fromLeft <= fromRight ? 'left' : 'right';
      // the sides are cut from different places of the same length
      const start = side === 'top' ? 0 : side === 'left' ? 0.31 : side === 'bottom' ? 0.57 : 0.83;
      const along = (lies ? fromLeft : fromTop) - face + Math.round(start * length);
      const index = (y * sheet.width + x) * 3;
      lightInto(data, index, strip, SIDES[side], across, ((along % length) + length) % length);
      const mitre = Math.abs(nearest - flat);
      if (mitre < 1.5) {
        const dark = mitre < 0.5 ? 0.62 : 0.86;
        for (let c = 0; c < 3; c++) data[index + c] = (data[index + c] as number) * dark;
      }
    }
  }
}
