import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { articleListQuery } from '../../../src/api/queries/lists.ts';
import { readBlogPath } from '../../../src/ports/article.ts';
import { listPathStorage } from '../../../src/storage/listingStorage.ts';

afterEach(() => listPathStorage.blog.remove());

test.each([
  ['the page that was open', '/blog/3', undefined, '/blog/3'],
  ['a page with posts on it', '/blog/3', [{}], '/blog/3'],
  ['the first page', '/blog/', [{}], '/blog/'],
  ['no page, where a number was a post’s', '/blog/1999', [], null],
  ['no page, where none was open', null, undefined, null],
])('[BLOG-03] [BLOG-07] back from a post leads to %s', (_, path, cards, expected) => {
  const queries = new QueryClient();
  if (path) listPathStorage.blog.write(path);
  const page = Number(/\d+$/.exec(path ?? '')?.[0] ?? 1);
  if (cards) queries.setQueryData(articleListQuery(page).queryKey, { cards } as never);
  expect(readBlogPath(queries)).toBe(expected);
});
