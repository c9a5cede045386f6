import { expect, test } from 'vitest';
import { formatOrderAgainPath, type OrderedPicture } from '../../../src/domain/orderAgain.ts';

const picture: OrderedPicture = {
  media: 'Paper',
  isFramed: true,
  dimension: '12 x 15',
  frame: 'frame-1',
  mat: 2.25,
  pad: 'sage',
};
const again = (changed: Partial<OrderedPicture>) => formatOrderAgainPath('/art/x', { ...picture, ...changed });

test.each([
  ['in its frame, with its mat', {}, '/art/x?mode=frame&media=Paper&size=12x15&frame=frame-1&mat=standard&pad=sage'],
  ['without a mat', { mat: 0, pad: '' }, '/art/x?mode=frame&media=Paper&size=12x15&frame=frame-1&mat=none'],
  ['its frame gone', { frame: null }, '/art/x?mode=frame&media=Paper&size=12x15&mat=standard&pad=sage'],
  ['on canvas', { media: 'Canvas', mat: 0 }, '/art/x?mode=frame&media=Canvas&size=12x15&frame=frame-1'],
  ['as a print', { isFramed: false }, '/art/x?mode=art&media=Paper&size=12x15'],
  [
    'a mat that the shop cuts no more',
    { mat: 9 },
    '/art/x?mode=frame&media=Paper&size=12x15&frame=frame-1&mat=standard&pad=sage',
  ],
  [
    'a colour of the mat that is gone',
    { pad: 'puce' },
    '/art/x?mode=frame&media=Paper&size=12x15&frame=frame-1&mat=standard&pad=white',
  ],
  ['of no media', { media: '' }, '/art/x'],
  ['of no size', { dimension: 'large' }, '/art/x'],
])('a picture is ordered again %s', (_, changed, path) => {
  expect(again(changed)).toBe(path);
});

test('what is sold as it is leads to its page', () => {
  expect(formatOrderAgainPath('/decor-objects/kettle-pond-bottle', null)).toBe('/decor-objects/kettle-pond-bottle');
});
