import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createQueries } from './queries.ts';

/** The HTML of a page at an address, rendered without a browser. Rejects where the page throws. */
export async function renderPage(address: string): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={address}>
      <App queries={createQueries()} />
    </StaticRouter>,
    { onError: (failure) => void failures.push(failure) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}
