import type { EventFrom, SnapshotFrom } from 'xstate';
import type { comparisonMachine } from './comparison.machine.ts';

type Comparison = typeof comparisonMachine;

const STANDINGS = [
  { told: 'different' },
  { told: 'alike' },
  { told: 'lacking' },
  { told: 'unknown' },
  { told: 'failed' },
  { told: 'unreadable' },
  { told: 'another' },
] as const;
type Standing = (typeof STANDINGS)[number]['told'] | 'listing' | 'choosing' | 'alone' | 'reading';

/** Where the comparison stands, in one word. */
function standingOf(state: SnapshotFrom<Comparison>): Standing {
  const told = STANDINGS.find((value) => state.matches(value));
  if (told) return told.told;
  if (state.matches('listing')) return 'listing';
  if (state.matches('alone')) return 'alone';
  return state.matches('choosing') ? 'choosing' : 'reading';
}

/** What the comparison's view may know and do. */
export function connect(state: SnapshotFrom<Comparison>, send: (event: EventFrom<Comparison>) => void) {
  const { from, to, revisions, before, after, lacking, file, graph } = state.context;
  const standing = standingOf(state);
  return {
    standing,
    chart: graph.id,
    from,
    to,
    /** Null where there are none to pick from. */
    revisions,
    /** Both versions, where they differ. */
    versions: standing === 'different' && before && after ? { before, after } : null,
    /** The revision that cannot be compared, where that is so. */
    lacking,
    /** The flow that the file holds, where it is another one. */
    other: standing === 'another' ? (before?.id ?? null) : null,
    file: file?.name ?? null,
    canEnd: state.can({ type: 'comparison.ended' }),
    chooseBefore: (revision: string) => send({ type: 'before.chosen', revision }),
    chooseAfter: (revision: string | null) => send({ type: 'after.chosen', revision }),
    openVersions: (versions: { from: string | null; to: string | null }) =>
      send({ type: 'versions.opened', ...versions }),
    giveFile: (given: File) => send({ type: 'file.given', file: given }),
    retry: () => send({ type: 'reading.retried' }),
    end: () => send({ type: 'comparison.ended' }),
  };
}
