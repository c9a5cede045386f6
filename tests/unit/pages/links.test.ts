import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { articleDrafts } from '../../../mocks/seed/articles/articles.ts';
import { pageDrafts } from '../../../mocks/seed/pages/pages.ts';
import { routes } from '../../../src/app/routes.tsx';

const table = routes.map(({ path }) => ({ path }));

test('[ROUTE-61] no text of the store links to where nothing is', () => {
  const texts = JSON.stringify([...pageDrafts(), ...articleDrafts()].map(({ attributes }) => attributes));
  const links = [...texts.matchAll(/href=\\"(\/[^"\\]*)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => matchRoutes(table, link)?.at(-1)?.route.path === '*')).toEqual([]);
});
