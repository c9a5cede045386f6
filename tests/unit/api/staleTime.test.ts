import { expect, test } from 'vitest';
import { fixedPageQuery, reviewsQuery, staticPageQuery } from '../../../src/api/queries/details.ts';
import { artQuery, customImageQuery, fileQuery, framesQuery } from '../../../src/api/queries/framing.ts';
import {
  articleListQuery,
  articleQuery,
  artsQuery,
  frameTermsQuery,
  productListQuery,
  productQuery,
} from '../../../src/api/queries/lists.ts';

test.each<[string, { staleTime?: unknown }]>([
  ['a list of prints', artsQuery({ page: 1 })],
  ['a print', artQuery('/art/x')],
  ['the frames', framesQuery()],
  ['the names for the frames’ filters', frameTermsQuery()],
  ['what a picture of one’s own is bought as', customImageQuery()],
  ['the file of such a picture', fileQuery({ id: 'a', width: 1, height: 1 })],
  ['a list of gifts', productListQuery({ area: 'gifts', page: 1 })],
  ['a gift', productQuery({ area: 'gifts', alias: '/gifts/first-chai' })],
  ['a list of posts', articleListQuery(1)],
  ['a post', articleQuery('/blog/any')],
  ['reviews', reviewsQuery('a')],
  ['a care text', staticPageQuery(361)],
  ['a page about the shop', fixedPageQuery('about')],
])('[CONST-04] %s is good for 15 minutes', (_, { staleTime }) => {
  expect(staleTime).toBe(900_000);
});
