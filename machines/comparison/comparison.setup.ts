import { assign, emit, setup } from 'xstate';
import type { ChartGraph } from '../../src/visualiser/graph/graph.ts';
import type { Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

/** A commit that touched a chart; `at` as ISO 8601. */
export type Revision = { hash: string; at: string; subject: string };

/** Two versions by their revisions; null before one is chosen, and for the chart as it is now. */
export type Versions = { from: string | null; to: string | null };

/** What a revision holds of the chart: itself, or null where the revision has no such chart; `isKnown`: there is such a revision. */
export type Version = { revision: string; isKnown: boolean; graph: ChartGraph | null };
export type ComparedVersions = { before: Version; after: Version };

type Context = Versions & {
  /** The chart as it is now. */
  graph: ChartGraph;
  /** Newest first; null where none can be read, as in a tool that was built as files. */
  revisions: readonly Revision[] | null;
  before: ChartGraph | null;
  after: ChartGraph | null;
  /** The revision that cannot be compared. */
  missingRevision: string | null;
  /** The file that was given, and its name. */
  file: File | null;
};

const isWhole = ({ before, after }: ComparedVersions) => before.graph !== null && after.graph !== null;

/** Types, ports, guards and actions of the comparison's chart. */
export const comparisonSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'before.chosen'; revision: string }
      | { type: 'after.chosen'; revision: string | null }
      | ({ type: 'versions.opened' } & Versions)
      | { type: 'file.given'; file: File }
      | { type: 'reading.retried' }
      | { type: 'comparison.ended' },
    input: {} as Versions & { graph: ChartGraph },
    emitted: {} as { type: 'versions' } & Versions,
    meta: {} as Meta,
  },
  actors: {
    listRevisions: port<readonly Revision[], { chart: string }>('listRevisions'),
    readVersions: port<ComparedVersions, Versions & { graph: ChartGraph }>('readVersions'),
    /** The chart that a file holds; rejects where it holds none. */
    readFile: port<ChartGraph, { file: File }>('readFile'),
  },
  guards: {
    hasRevisions: ({ context }) => context.revisions !== null,
    hasVersionRequest: ({ context }) => context.revisions !== null && context.from !== null,
    isOther: ({ context }, { from, to }: Versions) => context.from !== from || context.to !== to,
    isUnknown: (_, { before, after }: ComparedVersions) => !before.isKnown || !after.isKnown,
    isLacking: (_, sides: ComparedVersions) => !isWhole(sides),
    // By what they hold: somebody may have changed a file and left its version.
    isSame: (_, { before, after }: ComparedVersions) => JSON.stringify(before.graph) === JSON.stringify(after.graph),
    isOtherChart: ({ context }, { id }: ChartGraph) => context.graph.id !== id,
    isNow: ({ context }, graph: ChartGraph) => JSON.stringify(context.graph) === JSON.stringify(graph),
  },
  actions: {
    keepRevisions: assign((_, revisions: readonly Revision[]) => ({ revisions })),
    keepVersions: assign((_, { from, to }: Versions) => ({ from, to })),
    chooseBefore: assign((_, from: string) => ({ from })),
    chooseAfter: assign((_, to: string | null) => ({ to })),
    forgetVersions: assign({ from: null, to: null, file: null }),
    keepSides: assign((_, { before, after }: ComparedVersions) => ({ before: before.graph, after: after.graph })),
    keepLacking: assign((_, { before, after }: ComparedVersions) => ({
      missingRevision: (before.graph === null ? before : after).revision,
    })),
    keepFile: assign((_, file: File) => ({ file, from: null, to: null })),
    keepFiled: assign(({ context }, before: ChartGraph) => ({ before, after: context.graph })),
    emitVersions: emit(({ context: { from, to } }) => ({ type: 'versions', from, to })),
  },
});
