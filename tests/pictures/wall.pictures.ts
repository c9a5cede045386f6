import { expect, test } from 'vitest';
import { createPlanDrawing } from '../../src/preview/rooms/planDrawing.ts';
import { expectBaseline } from './baseline.ts';
import { bare, look, url } from './drawings.ts';
import { renderOnStage } from './renderDrawing.tsx';

// A planned wall of 150 × 105 inches, with furniture and without.

const artwork = (width: number, height: number) => ({
  title: '',
  alt: '',
  picture: { small: url, large: url },
  framing: { media: 'Paper' as const, size: { width, height }, framed: true, mat: 2.5 },
  frame: look('Walnut Line'),
});
const pieces = [
  { id: 'piece-1', artwork: artwork(12, 15), at: { x: 46, y: 60 } },
  { id: 'piece-2', artwork: artwork(24, 20), at: { x: 75, y: 60 } },
  { id: 'piece-3', artwork: artwork(12, 15), at: { x: 104, y: 60 } },
];

test.each([
  ['over a sofa', 'living', 'chalk'],
  ['on a bare wall', null, 'indigo'],
] as const)('planned wall, %s', async (name, room, paint) => {
  const drawing = createPlanDrawing({ wall: { width: 150, height: 105 }, room, paint, photo: null }, pieces);
  await expectBaseline(`planned wall, ${name}`, await renderOnStage(bare(drawing)));
});

test('the light of a narrow wall, and a sofa that is wider, end with the wall', async () => {
  const narrow = createPlanDrawing(
    { wall: { width: 40, height: 105 }, room: 'living', paint: 'chalk', photo: null },
    [],
  );
  // A stage that is three times as wide, with the wall at its left.
  const { width, height, data } = await renderOnStage({ ...bare(narrow), width: 120 });
  const beside = Array.from({ length: width * height }, (_, at) => at).filter((at) => at % width > width / 3 + 1);
  expect(beside.filter((at) => data[at * 4] !== 255 || data[at * 4 + 1] !== 255 || data[at * 4 + 2] !== 255)).toEqual(
    [],
  );
});
