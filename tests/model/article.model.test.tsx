import { screen, within } from '@testing-library/dom';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { articleFixture } from '../../fixtures/article.fixture.tsx';
import { cleanup, render } from '../../fixtures/harness/render.tsx';
import type { Block, Column } from '../../src/domain/article.ts';
import { ContentBlock } from '../../src/flows/article/ContentBlock.tsx';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const found = { reply: 'article.found' };
const none = { reply: 'article.none' };
const renamed = { reply: 'article.renamed' };
const headings = () => screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

const outcomes: Outcome[] = [
  {
    requires: 'BLOG-08',
    after: [found],
    check: () => {
      screen.getByRole('heading', { level: 1, name: 'Hang it lower' });
      screen.getByText('17 Aug 2026');
      screen.getByText(/^Museums hang the middle of every picture/);
    },
  },
  {
    requires: 'BLOG-06',
    after: [found],
    check: () => {
      expect(headings()).toEqual([
        'H1 Hang it lower',
        'H2 Fifty-seven inches',
        'H2 The sum',
        'H2 Over furniture',
        'H2 Where people sit',
        'H2 Before the nail',
      ]);
      const figure = screen.getByText(/^Two hooks, a quarter of the width/).closest('figure') as HTMLElement;
      expect(within(figure).getByRole('img')).toBeInstanceOf(HTMLImageElement);
    },
  },
  {
    requires: 'BLOG-09',
    after: [found],
    check: () => {
      const pictures = screen.getAllByRole<HTMLImageElement>('img');
      expect(pictures).toHaveLength(3);
      for (const { width, height, srcset, sizes, alt } of pictures)
        expect([width > 0, height > 0, / \d+w, .* \d+w/.test(srcset), sizes !== '', alt !== '']).toEqual(
          Array(5).fill(true),
        );
    },
  },
  { requires: 'BLOG-03', after: [renamed, found], sees: 'Hang it lower' },
  {
    requires: 'BLOG-04',
    after: [renamed, renamed],
    butNot: 'Hang it a little lower',
    emits: { type: 'navigate', to: '/blog/hang-it-a-little-lower', replace: true },
  },
  { requires: 'BLOG-05', after: [none, none], emits: { type: 'navigate', to: '/404', replace: true } },
  {
    requires: 'BLOG-09',
    after: [{ reply: 'article.bare' }],
    check: () => {
      expect(headings()).toEqual(['H1 Hang it a little lower']);
      expect([screen.queryByRole('img'), screen.queryByRole('time')]).toEqual([null, null]);
    },
  },
  {
    requires: 'BLOG-03',
    after: [{ reply: 'article.down' }, { type: 'article.retried' }, found],
    sees: 'Hang it lower',
  },
];

testPaths({ ...articleFixture, outcomes });

describe('a block on a desk', () => {
  afterEach(cleanup);

  const file = { url: 'data:,', width: 400, height: 300 };
  const column = (name: string): Column => ({
    title: name,
    html: `<p>Text of ${name}</p>`,
    picture: { alt: `Picture of ${name}`, thumbnail: file, listing: file, detail: file },
  });
  const [left, right] = [column('Left'), column('Right')];
  const bare = (of: Column): Column => ({ ...of, picture: null });
  /** What draws texts of the shop comes when it is first needed. */
  async function draw(layout: Block['layout'], ...columns: Block['columns']) {
    const block = <ContentBlock block={{ id: 'b', layout, columns }} />;
    render(<MemoryRouter>{block}</MemoryRouter>);
    await screen.findAllByText(/^Text of/);
  }
  const box = (element: HTMLElement) => element.getBoundingClientRect();
  const picture = (name: string) => box(screen.getByRole('img', { name: `Picture of ${name}` }));
  const text = (name: string) => box(screen.getByText(`Text of ${name}`));

  test('[BLOG-06] type 1 is words alone', async () => {
    await draw(1, bare(left));
    expect(headings()).toEqual(['H2 Left']);
    expect(text('Left').top).toBeGreaterThan(box(screen.getByRole('heading')).top);
  });

  test('[BLOG-06] type 2 is a picture with words at its right', async () => {
    await draw(2, left);
    expect(picture('Left').right).toBeLessThan(text('Left').left);
  });

  test('[BLOG-06] type 3 is a picture with words at its left', async () => {
    await draw(3, left);
    expect(text('Left').right).toBeLessThan(picture('Left').left);
  });

  test('[BLOG-06] type 4 is a picture, and under it what it is called', async () => {
    await draw(4, left);
    expect(text('Left').top).toBeGreaterThan(picture('Left').bottom);
    expect(screen.getByText('Left').closest('figcaption')).not.toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('[BLOG-06] [BLOG-09] type 5 is two columns of words', async () => {
    await draw(5, bare(left), bare(right));
    expect(headings()).toEqual(['H2 Left', 'H2 Right']);
    expect([text('Left').right < text('Right').left, text('Left').top]).toEqual([true, text('Right').top]);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('[BLOG-06] [BLOG-09] type 6 is two columns, each with its picture', async () => {
    await draw(6, left, right);
    expect([picture('Left').right < picture('Right').left, picture('Left').bottom]).toEqual([
      true,
      picture('Right').bottom,
    ]);
    expect(text('Right').top).toBeGreaterThan(picture('Right').bottom);
    expect(text('Right').left).toBeGreaterThan(text('Left').right);
  });
});
