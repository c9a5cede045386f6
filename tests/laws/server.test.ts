import { expect, test } from 'vitest';
import { routes } from '../../src/app/routes.tsx';
import { renderPage } from '../../src/app/server.tsx';

const pages = routes.map(({ example }) => example);

test('there is no window here', () => {
  expect(typeof window).toBe('undefined');
});

test.each(pages)('%s renders without a window, with a heading or its skeleton', async (example) => {
  const html = await renderPage(example);
  expect(html).toContain('<main');
  expect(html).toMatch(/<h1|role="status"|aria-busy="true"/);
  expect(html).toContain('Mitre &amp; Mat');
});
