import { expect, test } from 'vitest';
import { RECIPES } from '../../../mocks/pictures/mouldings/recipes.ts';
import { GIFT_ROOMS } from '../../../mocks/pictures/rooms/giftRooms.ts';
import { PHOTOS } from '../../../mocks/pictures/rooms/photos.ts';
import { ROOMS } from '../../../mocks/pictures/rooms/wallRooms.ts';
import { toSlug } from '../../../mocks/seed/arts.ts';
import { FRAME_LIST } from '../../../mocks/seed/frameList.ts';
import { FRAME_VIEWS, framePicture } from '../../../mocks/seed/frames.ts';
import { walls } from '../../../mocks/seed/galleryWalls.ts';
import { gifts } from '../../../mocks/seed/gifts.ts';

test('[FRAME-10] each frame has a recipe to be drawn by, and names of its own for its views', () => {
  const frameSlugs = FRAME_LIST.map(({ title }) => toSlug(title));
  expect(frameSlugs.filter((slug) => !(slug in RECIPES))).toEqual([]);
  const names = frameSlugs.flatMap((slug) => FRAME_VIEWS.map((view) => framePicture(slug, view).name));
  expect(new Set(names).size).toBe(frameSlugs.length * 3);
});

test('[GIFT-08] [WALL-01] every gift and every wall has a room to be drawn in, every custom gift a picture', () => {
  expect(gifts.filter(({ slug }) => !(slug in GIFT_ROOMS))).toEqual([]);
  expect(gifts.filter(({ slug, type }) => type === 'custom' && !(slug in PHOTOS))).toEqual([]);
  expect(walls.filter(({ slug }) => !(slug in ROOMS))).toEqual([]);
});
