import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { articleSamples as samples } from '../../machines/article/article.samples.ts';
import { Article } from '../../src/flows/article/Article.tsx';
import { articleGestures as gestures } from '../../src/flows/article/article.gestures.ts';
import { article as flow } from '../../src/flows/article/article.ts';
import { articlePorts } from '../../src/ports/article.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const queries = new QueryClient();
const { findByAlias, findByNid } = articlePorts({ queries });
/** Each walk reads each post anew: one that was read before would be answered before the walk lets it. */
const ports = {
  findByAlias(path: string) {
    queries.clear();
    return findByAlias(path);
  },
  findByNid,
};

const found = { answer: 'article.found' };
const none = { answer: 'article.none' };
const renamed = { answer: 'article.renamed' };
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
      const figure = screen.getByText(/^Two hooks, a third of the width/).closest('figure') as HTMLElement;
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
    lets: { type: 'navigate', to: '/blog/hang-it-a-little-lower', replace: true },
  },
  { requires: 'BLOG-05', after: [none, none], lets: { type: 'navigate', to: '/404', replace: true } },
  {
    requires: 'BLOG-09',
    after: [{ answer: 'article.bare' }],
    check: () => {
      expect(headings()).toEqual(['H1 Hang it a little lower']);
      expect([screen.queryByRole('img'), screen.queryByRole('time')]).toEqual([null, null]);
    },
  },
  {
    requires: 'BLOG-03',
    after: [{ answer: 'article.down' }, { type: 'article.retried' }, found],
    sees: 'Hang it lower',
  },
];

walkView({ flow, ports, samples, gestures, outcomes, view: <Article /> });
