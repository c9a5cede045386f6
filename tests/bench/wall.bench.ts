import { expect, test } from 'vitest';
import { ARRANGEMENTS, arrange } from '../../src/domain/arrangement.ts';
import { createWall } from '../../src/domain/wallPlan.ts';
import { drawTemplates } from '../../src/ports/wallTemplates.ts';
import { median, round } from './kit/times.ts';

/** A frame of a screen, and how long anybody waits for a file; milliseconds. */
const FRAME = 16;
const TIMEOUT = 2_000;
/** Runs before the code is compiled, and those that count. */
const COLD = 5;
const RUNS = 21;

const wall = createWall({ width: 9000, height: 3000 }, 'living');
const pieces = Array.from({ length: 24 }, (_, n) => ({
  size: { width: 300 + ((n * 97) % 400), height: 300 + ((n * 61) % 450) },
  at: { x: 1000 + ((n * 300) % 3000), y: 1500 },
}));

test('24 pieces hang by each rule within a frame', () => {
  const rows = ARRANGEMENTS.map((arrangement) => {
    const times = Array.from({ length: COLD + RUNS }, () => {
      const begin = performance.now();
      arrange(pieces, { arrangement, gap: 50, angle: 30 }, wall);
      return performance.now() - begin;
    }).slice(COLD);
    return { arrangement, ms: round(median(times), 2) };
  });
  console.table(rows);
  expect(rows.filter(({ ms }) => ms > FRAME)).toEqual([]);
});

test('the templates of 12 pieces are drawn before anybody loses patience', async () => {
  const begin = performance.now();
  await drawTemplates(
    Array.from({ length: 12 }, (_, n) => ({
      number: n + 1,
      title: 'Misty Ghats',
      size: { width: 640, height: 780 },
      hooks: [
        { x: 160, y: 13 },
        { x: 480, y: 13 },
      ],
    })),
  );
  const ms = Math.round(performance.now() - begin);
  console.table([{ pieces: 12, ms }]);
  expect(ms).toBeLessThan(TIMEOUT);
});
