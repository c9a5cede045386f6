import * as v from 'valibot';

const Event = v.looseObject({ type: v.string() });
const Status = v.picklist(['active', 'done', 'error', 'stopped']);

/** A timer that runs: the transition's event, and when it fires, in milliseconds of Date.now. */
const RunningTimer = v.object({ event: v.string(), startedAt: v.number(), due: v.number() });
export type RunningTimer = v.InferOutput<typeof RunningTimer>;

/** An actor that runs in a page, at one moment. All of it survives JSON; what looks like a secret is left out. */
export const RunningChart = v.object({
  /** XState's session id: one run of a chart. */
  session: v.string(),
  /** Its name in the actor that runs it. */
  name: v.string(),
  /** Null: no chart of the store, but a call at a port. */
  chart: v.nullable(v.string()),
  /** Of the chart's graph; empty for a call at a port. */
  version: v.string(),
  parent: v.nullable(v.string()),
  status: Status,
  /** Ids of the states without states inside that it is in. */
  states: v.array(v.string()),
  context: v.unknown(),
  /** What it was started with. */
  input: v.unknown(),
  timers: v.array(RunningTimer),
});
export type RunningChart = v.InferOutput<typeof RunningChart>;

const counted = { seq: v.number(), at: v.number() };

/** One thing that happened in a page; `seq` counts without gaps, so that a lost one is noticed. */
export const Happening = v.variant('kind', [
  v.object({ ...counted, kind: v.literal('started'), chart: RunningChart }),
  v.object({
    ...counted,
    kind: v.literal('stopped'),
    session: v.string(),
    /** What stopped it, where it threw. */
    fault: v.optional(v.nullable(v.string()), null),
  }),
  /** A message between actors, taken up or not; `from` is null for whatever is no actor. */
  v.object({ ...counted, kind: v.literal('sent'), from: v.nullable(v.string()), to: v.string(), event: Event }),
  /** Where it led: the transitions taken, none where nothing listened; `context` is absent where it is the one before. */
  v.object({
    ...counted,
    kind: v.literal('moved'),
    session: v.string(),
    event: Event,
    transitionIds: v.array(v.string()),
    now: v.object({
      ...v.pick(RunningChart, ['status', 'states', 'timers']).entries,
      context: v.optional(v.unknown()),
    }),
  }),
]);
export type Happening = v.InferOutput<typeof Happening>;
