import { type Framing, getMouldingProfile } from './framing.ts';
import { getHooks, toInches, toMillimetres } from './hanging.ts';
import type { Size } from './size.ts';
import type { PlanPoint } from './wallPlan.ts';

/** A nail in whole millimetres, from the left corner of the wall, its centre line (to the left below 0) and the floor. */
export type PlanNail = { piece: number; fromCorner: number; fromCentre: number; fromFloor: number };

/** Where the hooks of a piece are, in millimetres from its upper left corner; `size` is what it measures outside. */
export function getHookPoints(framing: Framing, size: Size): PlanPoint[] {
  const inches = { width: toInches(size.width), height: toInches(size.height) };
  const face = framing.framed ? getMouldingProfile(framing).face : 0;
  return getHooks(inches, face).map(({ x, y }) => ({ x: toMillimetres(x), y: toMillimetres(y) }));
}

type NailedPiece = { framing: Framing; size: Size; at: PlanPoint | null };

/** The nails of all pieces that hang, in their order; `wallWidth` in millimetres. */
export function getPlanNails(pieces: readonly NailedPiece[], wallWidth: number): PlanNail[] {
  return pieces.flatMap(({ framing, size, at }, piece) => {
    if (!at) return [];
    return getHookPoints(framing, size).map((hook) => {
      const x = at.x - size.width / 2 + hook.x;
      return {
        piece,
        fromCorner: Math.round(x),
        fromCentre: Math.round(x - wallWidth / 2),
        fromFloor: Math.round(at.y + size.height / 2 - hook.y),
      };
    });
  });
}

const SIXTEENTHS = 16;

/** A length in millimetres as a tape measure in inches has it, to a sixteenth: '57 1/8 in'. */
export function formatTapeInches(mm: number): string {
  const sixteenths = Math.round(toInches(Math.abs(mm)) * SIXTEENTHS);
  const whole = Math.floor(sixteenths / SIXTEENTHS);
  let [part, parts] = [sixteenths % SIXTEENTHS, SIXTEENTHS];
  while (part > 0 && part % 2 === 0) [part, parts] = [part / 2, parts / 2];
  const fraction = part > 0 ? `${part}/${parts}` : '';
  return `${[whole > 0 || !fraction ? whole : '', fraction].filter((text) => text !== '').join(' ')} in`;
}
