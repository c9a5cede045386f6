import { describe, expect, test } from 'vitest';
import { getKeyStep } from '../../../src/preview/stage/draggable.ts';

describe('an arrow key moves', () => {
  test('by an inch, with shift by six', () => {
    expect(getKeyStep('ArrowLeft', false)).toEqual({ x: -1, y: 0 });
    expect(getKeyStep('ArrowDown', true)).toEqual({ x: 0, y: 6 });
  });
  test('by a finer step where one is told', () => expect(getKeyStep('ArrowUp', true, 0.25)).toEqual({ x: 0, y: -1.5 }));
  test('and no other key does', () => expect(getKeyStep('Enter', false)).toBeNull());
});
