import type { EventFrom, SnapshotFrom } from 'xstate';
import type { comparisonMachine } from './comparison.machine.ts';

type Comparison = typeof comparisonMachine;

const STATUSES = [
  { outcome: 'different' },
  { outcome: 'identical' },
  { outcome: 'flowMissing' },
  { outcome: 'unknown' },
  { outcome: 'failed' },
  { outcome: 'unreadable' },
  { outcome: 'otherFlow' },
] as const;
type Status = (typeof STATUSES)[number]['outcome'] | 'listing' | 'choosing' | 'fileOnly' | 'loading';

/** Where the comparison stands, in one word. */
function getStatus(state: SnapshotFrom<Comparison>): Status {
  const match = STATUSES.find((value) => state.matches(value));
  if (match) return match.outcome;
  if (state.matches('listing')) return 'listing';
  if (state.matches('fileOnly')) return 'fileOnly';
  return state.matches('choosing') ? 'choosing' : 'loading';
}

/** What the comparison's view may know and do. */
export function connect(state: SnapshotFrom<Comparison>, send: (event: EventFrom<Comparison>) => void) {
  const { from, to, revisions, before, after, missingRevision, file, graph } = state.context;
  const status = getStatus(state);
  return {
    status,
    chart: graph.id,
    from,
    to,
    /** Null where there are none to pick from. */
    revisions,
    /** Both versions, where they differ. */
    versions: status === 'different' && before && after ? { before, after } : null,
    /** The revision that cannot be compared, where that is so. */
    missingRevision,
    /** The flow that the file holds, where it is another one. */
    other: status === 'otherFlow' ? (before?.id ?? null) : null,
    file: file?.name ?? null,
    canEnd: state.can({ type: 'comparison.ended' }),
    chooseBefore: (revision: string) => send({ type: 'before.chosen', revision }),
    chooseAfter: (revision: string | null) => send({ type: 'after.chosen', revision }),
    giveFile: (file: File) => send({ type: 'file.given', file: file }),
    retry: () => send({ type: 'reading.retried' }),
    end: () => send({ type: 'comparison.ended' }),
  };
}
