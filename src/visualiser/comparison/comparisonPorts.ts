import { comparisonMachine } from '../../../machines/comparison/comparison.machine.ts';
import type { ComparedVersions, Revision, Version, Versions } from '../../../machines/comparison/comparison.setup.ts';
import { provideActors } from '../../../machines/kit/port.ts';
import { fetchOptionalJson } from '../catalogue/queries.ts';
import type { ChartGraph } from '../graph/graph.ts';
import { parseGraph } from './parseGraph.ts';

async function fetchVersion(chart: string, revision: string, signal: AbortSignal): Promise<Version> {
  const file = `revisions/${chart}/${encodeURIComponent(revision)}.json`;
  const graph = await fetchOptionalJson<ChartGraph | null>(file, signal);
  return { revision, isKnown: graph !== undefined, graph: graph ?? null };
}

const comparisonPorts = {
  listRevisions: async ({ chart }: { chart: string }, signal: AbortSignal) => {
    // A build of a repository without releases has none.
    const revisions = await fetchOptionalJson<Revision[]>(`revisions/${chart}.json`, signal);
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
