import type { Samples } from '../kit/samples.ts';
import type { comparisonMachine } from './comparison.machine.ts';
import { earlierLamp, lamp } from './sampleGraphs.ts';

/** A version that somebody saved as a file. */
const file = new File([JSON.stringify(earlierLamp)], 'lamp.json', { type: 'application/json' });

export const revisions = [
  { hash: '9c4e1d7', at: '2026-11-20T09:30:00+05:30', subject: 'At night a little light will do' },
  { hash: '1f0a6b2', at: '2026-11-02T17:05:00+05:30', subject: 'A lamp in the hall' },
];
const createVersion = (graph: typeof lamp | null, revision: string, isKnown = true) => ({ revision, isKnown, graph });
const now = createVersion(lamp, 'now');

export const comparisonSamples = {
  input: { graph: lamp, from: null, to: null },
  events: [
    { type: 'before.chosen', revision: '1f0a6b2' },
    { type: 'after.chosen', revision: '9c4e1d7' },
    { type: 'versions.opened', from: '1f0a6b2', to: null },
    { type: 'file.given', file },
    { type: 'reading.retried' },
    { type: 'comparison.ended' },
    { type: 'xstate.done.actor.listRevisions', output: revisions, reply: 'revisions.listed' },
    { type: 'xstate.error.actor.listRevisions', error: 'none', reply: 'revisions.none' },
    {
      type: 'xstate.done.actor.readVersions',
      output: { before: createVersion(earlierLamp, '1f0a6b2'), after: now },
      reply: 'versions.differ',
    },
    { type: 'xstate.done.actor.readVersions', output: { before: now, after: now }, reply: 'versions.identical' },
    {
      type: 'xstate.done.actor.readVersions',
      output: { before: createVersion(null, '1f0a6b2'), after: now },
      reply: 'versions.lack',
    },
    {
      type: 'xstate.done.actor.readVersions',
      output: { before: createVersion(null, '1f0a6b2', false), after: now },
      reply: 'versions.unknown',
    },
    { type: 'xstate.error.actor.readVersions', error: 'down', reply: 'versions.down' },
    { type: 'xstate.done.actor.readFile', output: earlierLamp, reply: 'file.earlier' },
    { type: 'xstate.done.actor.readFile', output: lamp, reply: 'file.now' },
    { type: 'xstate.done.actor.readFile', output: { ...lamp, id: 'shade' }, reply: 'file.otherFlow' },
    { type: 'xstate.error.actor.readFile', error: 'garbled', reply: 'file.garbled' },
  ],
  distinguish: ({ from, to, revisions }) => ({ from, to, hasRevisions: revisions !== null }),
  // The states show what the answers hold.
  compare: ({ from, to, missingRevision }) => ({ from, to, missingRevision }),
} satisfies Samples<typeof comparisonMachine>;
