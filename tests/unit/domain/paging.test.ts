import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getPageCount, getPagerItems, PAGE_SIZE, parsePageInput, parsePageNumber } from '../../../src/domain/paging.ts';

describe('paging', () => {
  test.each([
    [0, 0],
    [1, 1],
    [29, 1],
    [30, 1],
    [31, 2],
    [60, 2],
    [240, 8],
    [241, 9],
  ])('[CAT-08] [CAT-09] %i items are %i pages', (total, pages) => {
    expect(PAGE_SIZE).toBe(30);
    expect(getPageCount(total)).toBe(pages);
  });

  test('[BLOG-02] fourteen posts, six on each, are three pages', () => {
    expect(getPageCount(14, 6)).toBe(3);
  });

  test.each([
    ['2', 2],
    ['07', 7],
    [undefined, 1],
    ['', 1],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['2e3', 1],
    ['<b>2</b>', 1],
    ['two', 1],
    ['99999', 99_999],
    // Still beyond the end, and still a number that the backend can be called for.
    ['99999999999999999999999', 999_999],
  ])('[ROUTE-63] an address with %j is page %i', (text, page) => {
    expect(parsePageNumber(text)).toBe(page);
  });

  const gap = 'gap' as const;
  test.each([
    [1, 0, []],
    [1, 1, [1]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 4, 5, 6]],
    [1, 7, [1, 2, 3, 4, 5, gap, 7]],
    [3, 20, [1, 2, 3, 4, 5, gap, 20]],
    [4, 20, [1, 2, 3, 4, 5, 6, gap, 20]],
    [5, 20, [1, gap, 3, 4, 5, 6, 7, gap, 20]],
    [10, 20, [1, gap, 8, 9, 10, 11, 12, gap, 20]],
    [17, 20, [1, gap, 15, 16, 17, 18, 19, 20]],
    [18, 20, [1, gap, 16, 17, 18, 19, 20]],
    [20, 20, [1, gap, 16, 17, 18, 19, 20]],
    [0, 8, [1, 2, 3, 4, 5, gap, 8]],
    [99, 8, [1, gap, 4, 5, 6, 7, 8]],
  ])('[CAT-11] page %i of %i', (page, pages, items) => {
    expect(getPagerItems({ page, pages })).toEqual(items);
  });

  test('[CAT-11] first, last and current page are always there, in order, with a gap only where pages are left out', () => {
    const at = fc
      .integer({ min: 1, max: 200 })
      .chain((pages) => fc.record({ page: fc.integer({ min: 1, max: pages }), pages: fc.constant(pages) }));
    fc.assert(
      fc.property(at, ({ page, pages }) => {
        const items = getPagerItems({ page, pages });
        const numbers = items.filter((item) => item !== 'gap');
        expect(numbers[0]).toBe(1);
        expect(numbers.at(-1)).toBe(pages);
        expect(numbers).toContain(page);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
        expect(numbers.length).toBeLessThanOrEqual(5 + 2);
        expect(numbers.filter((number) => Math.abs(number - page) <= 4).length).toBeGreaterThanOrEqual(
          Math.min(5, pages),
        );
        for (const [index, item] of items.entries()) {
          const [before, after] = [items[index - 1], items[index + 1]];
          if (item === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(1);
          else if (typeof before === 'number') expect(item - before).toBe(1);
        }
      }),
    );
  });

  test.each([
    ['3', { page: 3 }],
    [' 3 ', { page: 3 }],
    ['03', { page: 3 }],
    ['1', { page: 1 }],
    ['8', { page: 8 }],
    ['2', { problem: 'already' }],
    ['02', { problem: 'already' }],
    ['9', { problem: 'invalid' }],
    ['0', { problem: 'invalid' }],
    ['-1', { problem: 'invalid' }],
    ['+3', { problem: 'invalid' }],
    ['2.5', { problem: 'invalid' }],
    ['3.0', { problem: 'invalid' }],
    ['3e0', { problem: 'invalid' }],
    ['0x3', { problem: 'invalid' }],
    ['', { problem: 'invalid' }],
    [' ', { problem: 'invalid' }],
    ['three', { problem: 'invalid' }],
    ['3 4', { problem: 'invalid' }],
    ['३', { problem: 'invalid' }],
    ['9'.repeat(400), { problem: 'invalid' }],
  ])('[CAT-13] [CAT-14] [CAT-15] on page 2 of 8, asked for %j', (text, answer) => {
    expect(parsePageInput(text, { page: 2, pages: 8 })).toEqual(answer);
  });

  test('[CAT-14] where there is no page, none can be asked for', () => {
    expect(parsePageInput('1', { page: 1, pages: 0 })).toEqual({ problem: 'invalid' });
  });
});
