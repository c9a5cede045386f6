import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { constrainPosition, getKeyStep } from '../../../src/preview/stage/draggable.ts';

describe('an arrow key moves', () => {
  test('by an inch, with shift by six', () => {
    expect(getKeyStep('ArrowLeft', false)).toEqual({ x: -1, y: 0 });
    expect(getKeyStep('ArrowDown', true)).toEqual({ x: 0, y: 6 });
  });
  test('by a finer step where one is told', () => expect(getKeyStep('ArrowUp', true, 0.25)).toEqual({ x: 0, y: -1.5 }));
  test('and no other key does', () => expect(getKeyStep('Enter', false)).toBeNull());
});

describe('a place within limits', () => {
  const within = { x: 2, y: 2, width: 100, height: 60 };

  test('is left alone inside, and brought to the edge from outside', () => {
    const extent = { x: -1, y: 0, width: 20, height: 10 };
    expect(constrainPosition({ x: 40, y: 30 }, extent, within)).toEqual({ x: 40, y: 30 });
    expect(constrainPosition({ x: -50, y: 500 }, extent, within)).toEqual({ x: 3, y: 52 });
  });

  test('is anywhere without limits', () =>
    expect(constrainPosition({ x: -9, y: 9 }, { x: 0, y: 0, width: 5, height: 5 }, undefined)).toEqual({
      x: -9,
      y: 9,
    }));

  const number = fc.double({ min: -300, max: 300, noNaN: true });
  const length = fc.double({ min: 0, max: 200, noNaN: true });
  test('keeps what is smaller inside, and what is larger over the whole', () => {
    fc.assert(
      fc.property(number, number, length, length, (x, y, width, height) => {
        const at = constrainPosition({ x, y }, { x: 0, y: 0, width, height }, within);
        const isIn = (from: number, size: number, low: number, room: number) =>
          size <= room
            ? from >= low - 1e-9 && from + size <= low + room + 1e-9
            : from <= low + 1e-9 && from + size >= low + room - 1e-9;
        expect(isIn(at.x, width, 2, 100)).toBe(true);
        expect(isIn(at.y, height, 2, 60)).toBe(true);
      }),
    );
  });
});
