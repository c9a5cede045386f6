import type { Size } from '../domain/size.ts';

/** A place on the wall in inches, from the room's upper left corner. */
export type Place = Size & { x: number; y: number };
type Room = { wall: Size; floor: number; sofa: Place; person: Place; print: Place };

/** The room is the same for every print, so that one print looks larger than another exactly as it is. */
const WALL: Size = { width: 168, height: 120 };
/** How much of the floor is seen. */
const FLOOR = 10;
/** Galleries hang the middle of a picture where the eyes are. */
const EYE_LEVEL = 57;
/** A picture over a sofa leaves at least a hand's breadth and a half. */
const OVER_SOFA = 8;
const SOFA_FROM_LEFT = 20;
const PERSON_FROM_SOFA = 12;

/**
 * Where a print hangs in the room: over the middle of the sofa, its centre at eye level, or as much higher as the sofa
 * asks for. Everything is inches, to one scale; the largest print there is (40 × 64 either way) stays on the wall.
 */
export function onTheWall({ size, sofa, person }: { size: Size; sofa: Size; person: Size }): Room {
  const ground = WALL.height;
  const standing = (thing: Size, x: number): Place => ({ ...thing, x, y: ground - thing.height });
  const seat = standing(sofa, SOFA_FROM_LEFT);
  const centre = Math.max(EYE_LEVEL, sofa.height + OVER_SOFA + size.height / 2);
  return {
    wall: WALL,
    floor: FLOOR,
    sofa: seat,
    person: standing(person, seat.x + sofa.width + PERSON_FROM_SOFA),
    print: { ...size, x: seat.x + (sofa.width - size.width) / 2, y: ground - centre - size.height / 2 },
  };
}
