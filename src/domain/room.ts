import type { Size } from './size.ts';

/** The rooms that a piece can be seen in, the first one where none is chosen, each with the paint it comes in and what the piece hangs over: in words, and its width and height in inches. (FRAME-10) */
export const ROOMS = [
  { id: 'living', name: 'Living room', paint: 'chalk', over: 'an 84 inch sofa', furniture: { width: 84, height: 33 } },
  {
    id: 'bedroom',
    name: 'Bedroom',
    paint: 'rose',
    over: 'a queen bed of 60 × 78 inches',
    furniture: { width: 64, height: 46 },
  },
  {
    id: 'dining',
    name: 'Dining room',
    paint: 'sage',
    over: 'a 60 inch sideboard',
    furniture: { width: 60, height: 34 },
  },
  { id: 'study', name: 'Study', paint: 'indigo', over: 'a 48 inch desk', furniture: { width: 48, height: 30 } },
  { id: 'entrance', name: 'Entrance', paint: 'lime', over: 'a 36 inch console', furniture: { width: 36, height: 32 } },
] as const;
export type RoomId = (typeof ROOMS)[number]['id'];

/** The paints of a wall; `tint` is what a screen shows in plain light, as #RRGGBB. */
export const PAINTS = [
  { id: 'chalk', name: 'Chalk', tint: '#E7E0D4' },
  { id: 'lime', name: 'Lime plaster', tint: '#E4D9C5' },
  { id: 'rose', name: 'Rose clay', tint: '#DCBFAE' },
  { id: 'turmeric', name: 'Turmeric', tint: '#D9B36A' },
  { id: 'sage', name: 'Sage', tint: '#B9C0A8' },
  { id: 'rain', name: 'Rain', tint: '#B4C2C6' },
  { id: 'terracotta', name: 'Terracotta', tint: '#B4694B' },
  { id: 'indigo', name: 'Indigo', tint: '#46566B' },
] as const;
export type PaintId = (typeof PAINTS)[number]['id'];

const findRoom = (room: RoomId) => ROOMS.find(({ id }) => id === room) ?? ROOMS[0];

/** What a piece hangs over in a room; inches. */
export const getFurniture = (room: RoomId): Size => findRoom(room).furniture;

/** The paint that a room comes in. */
export const getRoomPaint = (room: RoomId): PaintId => findRoom(room).paint;

/** What a screen shows for a paint, as #RRGGBB. */
export const getPaintTint = (paint: PaintId): string => (PAINTS.find(({ id }) => id === paint) ?? PAINTS[0]).tint;

/** Where a piece hangs in a room, in words: 'on the wall of a living room over an 84 inch sofa'. */
export function describeRoom(room: RoomId): string {
  const { name, over } = findRoom(room);
  return `on the wall of ${'AEIOU'.includes(name.charAt(0)) ? 'an' : 'a'} ${name.toLowerCase()} over ${over}`;
}
