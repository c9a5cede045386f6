import * as v from 'valibot';

const StateKind = v.picklist(['atomic', 'compound', 'parallel', 'final', 'history']);
export type StateKind = v.InferOutput<typeof StateKind>;

/** What sets a transition off. */
const Trigger = v.picklist(['event', 'reply', 'failure', 'after', 'always', 'done']);
export type Trigger = v.InferOutput<typeof Trigger>;

const names = v.array(v.string());

/** One state of a chart as its author wrote it. Ids are XState's own ('checkout.review'). */
const GraphState = v.object({
  id: v.string(),
  key: v.string(),
  /** Null for the root. */
  parent: v.nullable(v.string()),
  kind: StateKind,
  /** The state inside that is entered first; null where there is none. */
  initial: v.nullable(v.string()),
  /** Of a history state: where it leads the first time, and whether it remembers all levels. */
  history: v.nullable(v.object({ isDeep: v.boolean(), targets: names })),
  description: v.string(),
  tags: names,
  requires: names,
  messages: names,
  /** Names of actions. */
  entry: names,
  exit: names,
  invokes: v.array(v.object({ id: v.string(), src: v.string() })),
});
export type GraphState = v.InferOutput<typeof GraphState>;

/** One authored transition; its id is that of `getTransitions` ('pincode.unknown|pincode.typed|0'). */
const GraphTransition = v.object({
  id: v.string(),
  source: v.string(),
  /** None: it stays where it is, and only acts. */
  targets: names,
  trigger: Trigger,
  /** XState's name of the event. */
  event: v.string(),
  /** As it is drawn: 'coupon.removed', 'after patience', 'findCoupon: done'. */
  label: v.string(),
  branch: v.number(),
  guard: v.nullable(v.string()),
  actions: names,
  /** Of 'after': the delay's name, and its length in milliseconds where it is always the same. */
  delay: v.nullable(v.object({ name: v.string(), ms: v.nullable(v.number()) })),
  description: v.string(),
  requires: names,
  messages: names,
  isReentering: v.boolean(),
});
export type GraphTransition = v.InferOutput<typeof GraphTransition>;

/** A chart without XState: what is drawn, reported, compared and written out. */
export const ChartGraph = v.object({
  id: v.string(),
  description: v.string(),
  /** Of all below that a run depends on, and not of what is only reported: a recorded run belongs to one version. */
  version: v.string(),
  /** The root first, then in declared order. */
  states: v.pipe(v.array(GraphState), v.minLength(1)),
  transitions: v.array(GraphTransition),
});
export type ChartGraph = v.InferOutput<typeof ChartGraph>;
