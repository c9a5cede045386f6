import { expect, test } from 'vitest';
import { type Frame, type FrameEntry, getNeighbours, selectFrames } from '../../../src/domain/frame.ts';

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

test('whoever goes along the strip comes to the next frame first, then to the one before', () => {
  const frames = ['nordic', 'mocha', 'ivory', 'slate'].map((id) => ({ id })) as Frame[];
  const near = (id: string) => getNeighbours(frames, { id } as Frame).map((frame) => frame.id);
  expect([near('mocha'), near('nordic'), near('slate'), near('gone')]).toEqual([
    ['ivory', 'nordic', 'slate'],
    ['mocha', 'ivory'],
    ['ivory'],
    [],
  ]);
});
