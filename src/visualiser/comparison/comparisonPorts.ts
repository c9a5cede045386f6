import { comparisonMachine } from '../../../machines/comparison/comparison.machine.ts';
import type { ComparedVersions, Revision, Version, Versions } from '../../../machines/comparison/comparison.setup.ts';
import { provideActors } from '../../../machines/kit/port.ts';
import type { ChartGraph } from '../graph/graph.ts';
import { parseGraph } from './parseGraph.ts';

/** The content of a file of earlier versions; undefined where there is none, as in a build of a repository without releases. */
async function fetchJson<T>(path: string, signal: AbortSignal): Promise<T | undefined> {
  const response = await fetch(new URL(`revisions/${path}.json`, document.baseURI), { signal });
  if (response.status >= 500) throw new Error(`${path} could not be read (${response.status})`);
  // A host of plain files may answer whatever it is queried with a page.
  const isFound = response.ok && response.headers.get('content-type')?.startsWith('application/json');
  return isFound ? (response.json() as Promise<T>) : undefined;
}

async function fetchVersion(chart: string, revision: string, signal: AbortSignal): Promise<Version> {
  const graph = await fetchJson<ChartGraph | null>(`${chart}/${encodeURIComponent(revision)}`, signal);
  return { revision, isKnown: graph !== undefined, graph: graph ?? null };
}

const comparisonPorts = {
  listRevisions: async ({ chart }: { chart: string }, signal: AbortSignal) => {
    const revisions = await fetchJson<Revision[]>(chart, signal);
    if (!revisions) throw new Error('No earlier versions can be read here');
    return revisions;
  },
  readVersions: async (
    { from, to, graph }: Versions & { graph: ChartGraph },
    signal: AbortSignal,
  ): Promise<ComparedVersions> => {
    const now: Version = { revision: 'now', isKnown: true, graph };
    const read = (revision: string | null) => (revision === null ? now : fetchVersion(graph.id, revision, signal));
    const [before, after] = await Promise.all([read(from), read(to)]);
    return { before, after };
  },
  readFile: async ({ file }: { file: File }) => parseGraph(await file.text()),
};

export const comparisonLogic = provideActors(comparisonMachine, comparisonPorts);
