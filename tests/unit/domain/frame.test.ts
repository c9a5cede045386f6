import { expect, test } from 'vitest';
import { type Frame, type FrameEntry, selectFrames } from '../../../src/domain/frame.ts';

const frame = (id: string): Frame => ({
  id,
  variationId: `${id}-v`,
  title: id,
  description: '',
  colours: ['Black'],
  style: 'Modern',
  collections: [],
  type: 'Flat',
  material: 'Engineered wood',
  video: null,
  front: null,
  side: null,
  thumbnail: null,
});
const picture: FrameEntry = { kind: 'image', id: 'wall', title: 'A wall of frames', picture: null };

test('[FRAME-07] pictures between the frames cannot be chosen, and the frames keep their order', () => {
  const entries: FrameEntry[] = [
    picture,
    { kind: 'frame', frame: frame('nordic') },
    picture,
    { kind: 'frame', frame: frame('mocha') },
  ];
  expect(selectFrames(entries).map(({ id }) => id)).toEqual(['nordic', 'mocha']);
});

test('[CONF-25] a list of pictures only has no first frame', () => {
  expect(selectFrames([picture])).toEqual([]);
});
