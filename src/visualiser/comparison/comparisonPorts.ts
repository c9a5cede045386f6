import { comparisonMachine } from '../../../machines/comparison/comparison.machine.ts';
import type { Revision, Sides, Version, Versions } from '../../../machines/comparison/comparison.setup.ts';
import { provideActors } from '../../../machines/kit/port.ts';
import type { ChartGraph } from '../graph/graph.ts';
import { parseGraph } from './parseGraph.ts';

/** Only where the charts are served from their repository are there revisions to ask for. */
async function fetchJson<T>(path: string, query: Record<string, string>, signal: AbortSignal): Promise<T> {
  const answer = await fetch(new URL(`api/${path}?${new URLSearchParams(query)}`, document.baseURI), { signal });
  // A host of plain files may answer whatever it is queried with a page.
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('application/json'))
    throw new Error(`${path} could not be read (${answer.status})`);
  return answer.json() as Promise<T>;
}

const versionAt = async (chart: string, revision: string, signal: AbortSignal): Promise<Version> => ({
  revision,
  ...(await fetchJson<Omit<Version, 'revision'>>('graph', { chart, revision }, signal)),
});

const comparisonPorts = {
  listRevisions: ({ chart }: { chart: string }, signal: AbortSignal) =>
    fetchJson<Revision[]>('revisions', { chart }, signal),
  readVersions: async ({ from, to, graph }: Versions & { graph: ChartGraph }, signal: AbortSignal): Promise<Sides> => {
    const now: Version = { revision: 'now', isKnown: true, graph };
    const read = (revision: string | null) => (revision === null ? now : versionAt(graph.id, revision, signal));
    const [before, after] = await Promise.all([read(from), read(to)]);
    return { before, after };
  },
  readFile: async ({ file }: { file: File }) => parseGraph(await file.text()),
};

export const comparisonLogic = provideActors(comparisonMachine, comparisonPorts);
