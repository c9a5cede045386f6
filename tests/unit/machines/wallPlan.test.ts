import { expect, test } from 'vitest';
import { hangOnPhoto, type Plan, type WallPiece } from '../../../machines/wall/plan.ts';
import { openedWall } from '../../../machines/wall/wall.samples.ts';
import { measuredWall } from '../../../machines/wallPhoto/wallPhoto.samples.ts';

const places = ({ pieces }: Plan) => pieces.map(({ at }) => at);
/** The same photo, by a door that is 48 inches wide and not 36. */
const larger = { ...measuredWall, inchesPerPixel: 0.1 };

test('[FRAME-10] what hangs by hand keeps its layout on a photo, at the height of eyes there, and its places when the photo is measured again', () => {
  const onPhoto = hangOnPhoto(openedWall.plan, measuredWall);
  // 1200 × 900 pixels of 0.075 inches are 2286 × 1714.5 mm, of which three fifths up are 1029 mm.
  expect([onPhoto.width, onPhoto.height, onPhoto.room]).toEqual([2286, 1715, null]);
  expect(places(onPhoto)).toEqual([
    { x: 743, y: 1029 },
    { x: 1543, y: 1029 },
  ]);
  const again = hangOnPhoto(onPhoto, larger);
  expect([again.width, again.height]).toEqual([3048, 2286]);
  expect(places(again)).toEqual([
    { x: 991, y: 1372 },
    { x: 2057, y: 1372 },
  ]);
});

test('[FRAME-10] what hangs by a rule is hung by it again', () => {
  const { pieces } = hangOnPhoto({ ...openedWall.plan, arrangement: 'row' }, larger);
  expect(pieces.map(({ at }) => at?.y)).toEqual([1372, 1372]);
});

test('[FRAME-10] a piece without room on the painted wall moves no other one off its place on a photo, and finds its own there', () => {
  const { plan } = openedWall;
  const [first] = plan.pieces as [WallPiece];
  const onPhoto = hangOnPhoto({ ...plan, pieces: [...plan.pieces, { ...first, id: 3, at: null }] }, larger);
  const without = hangOnPhoto(plan, larger);
  expect(places(onPhoto).slice(0, 2)).toEqual(places(without));
  expect(onPhoto.pieces[2]?.at).not.toBeNull();
});
