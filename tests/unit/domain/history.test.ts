import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canRedo, canUndo, commit, createHistory, redo, undo } from '../../../src/domain/history.ts';

test('each step can be taken back and done again, in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 60 }), (steps) => {
      let history = createHistory(-1);
      for (const step of steps) history = commit(history, step);
      const back = steps.map(() => {
        history = undo(history);
        return history.present;
      });
      expect(back).toEqual([-1, ...steps].slice(0, -1).reverse());
      expect(canUndo(history)).toBe(false);
      const forth = steps.map(() => {
        history = redo(history);
        return history.present;
      });
      expect(forth).toEqual(steps);
      expect(canRedo(history)).toBe(false);
    }),
  );
});

test('a new step forgets what was taken back, and nothing is before the first or after the last', () => {
  const history = commit(undo(commit(createHistory('a'), 'b')), 'c');
  expect(history).toEqual({ past: ['a'], present: 'c', future: [] });
  expect(redo(history)).toBe(history);
  const first = createHistory('a');
  expect(undo(first)).toBe(first);
});

test('the last hundred steps are held', () => {
  let history = createHistory(0);
  for (let step = 1; step <= 150; step += 1) history = commit(history, step);
  expect(history.past).toEqual(Array.from({ length: 100 }, (_, index) => 50 + index));
});
