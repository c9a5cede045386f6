/** The rooms that a piece can be seen in, the first one where none is chosen, each with the paint it comes in. (FRAME-10) */
export const ROOMS = [
  { id: 'living', name: 'Living room', paint: 'chalk' },
  { id: 'bedroom', name: 'Bedroom', paint: 'rose' },
  { id: 'dining', name: 'Dining room', paint: 'sage' },
  { id: 'study', name: 'Study', paint: 'indigo' },
  { id: 'entrance', name: 'Entrance', paint: 'lime' },
] as const;
export type RoomId = (typeof ROOMS)[number]['id'];

/** The paints of a wall; `tint` is what a screen shows in plain light, as #RRGGBB. */
export const PAINTS = [
  { id: 'chalk', name: 'Chalk', tint: '#EFEBE3' },
  { id: 'lime', name: 'Lime plaster', tint: '#E4D9C5' },
  { id: 'rose', name: 'Rose clay', tint: '#DCBFAE' },
  { id: 'turmeric', name: 'Turmeric', tint: '#D9B36A' },
  { id: 'sage', name: 'Sage', tint: '#B9C0A8' },
  { id: 'rain', name: 'Rain', tint: '#B4C2C6' },
  { id: 'terracotta', name: 'Terracotta', tint: '#B4694B' },
  { id: 'indigo', name: 'Indigo', tint: '#46566B' },
] as const;
export type PaintId = (typeof PAINTS)[number]['id'];

/** The paint that a room comes in. */
export const paintOf = (room: RoomId): PaintId => (ROOMS.find(({ id }) => id === room) ?? ROOMS[0]).paint;

/** What a screen shows for a paint, as #RRGGBB. */
export const paintTint = (paint: PaintId): string => (PAINTS.find(({ id }) => id === paint) ?? PAINTS[0]).tint;

/** What a room is called in the middle of a sentence. */
export const roomName = (room: RoomId): string => (ROOMS.find(({ id }) => id === room) ?? ROOMS[0]).name.toLowerCase();
