import { expect, test } from 'vitest';
import { type Column, createBlock } from '../../../src/domain/article.ts';
import { truncate } from '../../../src/domain/documentTitle.ts';

const file = { url: '/p.webp', width: 480, height: 320 };
const picture = { alt: 'Rain', thumbnail: file, listing: file, detail: file };
const none: Column = { title: '', html: '', picture: null };
const text: Column = { ...none, title: 'Rain', html: '<p>It rains.</p>' };
const pictured: Column = { ...none, picture };
const both: Column = { ...text, picture };

const getLayout = (...args: Parameters<typeof createBlock> extends [string, ...infer Rest] ? Rest : never) => {
  const block = createBlock('b', ...args);
  return block && [block.layout, block.columns.length];
};

test.each([
  [1, [text], [1, 1]],
  [2, [both], [2, 1]],
  [3, [both], [3, 1]],
  [4, [both], [4, 1]],
  [5, [text, text], [5, 2]],
  [6, [both, both], [6, 2]],
] as const)('[BLOG-06] a block of layout %i with all that belongs to it keeps its layout', (layout, columns, is) => {
  expect(getLayout(layout, columns)).toEqual(is);
});

test.each([
  ['a picture beside a text, without the picture', 2, [text], [1, 1]],
  ['a text beside a picture, without the picture', 3, [text], [1, 1]],
  ['a text beside a picture, without the text', 3, [pictured], [4, 1]],
  ['a wide picture, without the picture', 4, [text], [1, 1]],
  ['two columns, without the first', 5, [none, text], [1, 1]],
  ['two columns, without the second', 6, [both, none], [2, 1]],
  ['two columns of which only a picture is left', 6, [none, pictured], [4, 1]],
  ['two columns, of which one has no picture', 6, [both, text], [6, 2]],
  ['one column, with a second left over from another layout', 1, [text, text], [1, 1]],
] as const)('[BLOG-09] %s', (_, layout, columns, is) => {
  expect(getLayout(layout, columns)).toEqual(is);
});

test.each([1, 2, 3, 4, 5, 6] as const)('[BLOG-09] a block of layout %i without anything is no block', (layout) => {
  expect(createBlock('b', layout, [none, none])).toBeNull();
});

test.each([
  ['Short.', 10, 'Short.'],
  ['Exactly so', 10, 'Exactly so'],
  ['One two three', 7, 'One two…'],
  ['One two three', 9, 'One two…'],
  ['One two, three', 8, 'One two…'],
  ['Unbrokenword', 5, 'Unbro…'],
  ['One two three', 11, 'One two…'],
  ['One two   three', 12, 'One two…'],
  ['One two.; three', 9, 'One two…'],
  ['One two – three', 9, 'One two…'],
])('[BLOG-01] %s in %i characters is %s', (whole, most, cut) => {
  expect(truncate(whole, most)).toBe(cut);
});

test.each([
  ['a heading alone', 2, { ...none, title: 'Rain' }, 1],
  ['a text without a heading', 2, { ...none, html: '<p>It rains.</p>' }, 1],
  ['a heading beside a picture', 3, { ...pictured, title: 'Rain' }, 3],
  ['a picture over a text', 4, { ...pictured, html: '<p>It rains.</p>' }, 4],
  ['a picture alone', 2, pictured, 4],
] as const)('[BLOG-06] [BLOG-09] %s in a block of layout %i', (_, layout, column, is) => {
  expect(createBlock('b', layout, [column])).toEqual({ id: 'b', layout: is, columns: [column] });
});
