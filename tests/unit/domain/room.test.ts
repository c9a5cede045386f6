import { expect, test } from 'vitest';
import {
  describeRoom,
  getPaintTint,
  getRoomPaint,
  PAINTS,
  type PaintId,
  ROOMS,
  type RoomId,
} from '../../../src/domain/room.ts';

test('[FRAME-10] a room comes in a paint of its own', () => {
  expect(Object.fromEntries(ROOMS.map(({ id }) => [id, getRoomPaint(id)]))).toEqual({
    living: 'chalk',
    bedroom: 'rose',
    dining: 'sage',
    study: 'indigo',
    entrance: 'lime',
  });
});

test('[FRAME-10] every paint has a name and a tint of its own', () => {
  const ids = PAINTS.map(({ id }) => id);
  expect(ids).toEqual(['chalk', 'lime', 'rose', 'turmeric', 'sage', 'rain', 'terracotta', 'indigo']);
  expect(new Set(PAINTS.map(({ name }) => name)).size).toBe(8);
  expect(PAINTS.filter(({ name }) => !/^[A-Z][a-z ]+$/.test(name))).toEqual([]);
  expect(new Set(ids.map(getPaintTint)).size).toBe(8);
  expect(ids.map(getPaintTint)).toEqual(PAINTS.map(({ tint }) => tint));
  expect(ids.filter((id) => !/^#[0-9A-F]{6}$/.test(getPaintTint(id)))).toEqual([]);
});

test('[FRAME-10] a place in a room is told in words', () => {
  expect(ROOMS.map(({ id }) => describeRoom(id))).toEqual([
    'on the wall of a living room over an 84 inch sofa',
    'on the wall of a bedroom over a queen bed of 60 × 78 inches',
    'on the wall of a dining room over a 60 inch sideboard',
    'on the wall of a study over a 48 inch desk',
    'on the wall of an entrance over a 36 inch console',
  ]);
});

test('[FRAME-10] a room or paint that was kept and is no longer there is the first', () => {
  expect(getRoomPaint('attic' as RoomId)).toBe('chalk');
  expect(describeRoom('attic' as RoomId)).toBe(describeRoom('living'));
  expect(getPaintTint('mauve' as PaintId)).toBe(getPaintTint('chalk'));
});
