import { queryOptions } from '@tanstack/react-query';
import type { ChartCoverage } from './coverage.ts';

async function read(chart: string, signal: AbortSignal): Promise<ChartCoverage | null> {
  const answer = await fetch(new URL(`data/${chart}.coverage.json`, document.baseURI), { signal });
  // A host of plain files may answer with its own page where there is no such file.
  if (answer.status === 404 || answer.headers.get('content-type')?.startsWith('text/html')) return null;
  if (!answer.ok) throw new Error(`The coverage of ${chart} could not be read (${answer.status})`);
  return answer.json() as Promise<ChartCoverage>;
}

/** What the last runs of the tests left of a chart; null where they were not run. They may be run while the page is open. */
export const coverageQuery = (chart: string) =>
  queryOptions({ queryKey: ['coverage', chart], queryFn: ({ signal }) => read(chart, signal), staleTime: 0 });
