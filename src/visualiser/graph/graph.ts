export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

/** One state of a chart as its author wrote it. Ids are XState's own ('checkout.review'). */
export type GraphState = {
  id: string;
  key: string;
  /** Null for the root. */
  parent: string | null;
  kind: StateKind;
  /** The state inside that is entered first; null where there is none. */
  initial: string | null;
  /** Of a history state: where it leads the first time, and whether it remembers all levels. */
  history: { isDeep: boolean; targets: string[] } | null;
  description: string;
  tags: string[];
  requires: string[];
  messages: string[];
  /** Names of actions. */
  entry: string[];
  exit: string[];
  invokes: { id: string; src: string }[];
};

/** What sets a transition off. */
export type Trigger = 'event' | 'reply' | 'failure' | 'after' | 'always' | 'done';

/** One authored transition; its id is that of `getTransitions` ('pincode.unknown|pincode.typed|0'). */
export type GraphTransition = {
  id: string;
  source: string;
  /** None: it stays where it is, and only acts. */
  targets: string[];
  trigger: Trigger;
  /** XState's name of the event. */
  event: string;
  /** As it is drawn: 'coupon.removed', 'after patience', 'findCoupon: done'. */
  label: string;
  branch: number;
  guard: string | null;
  actions: string[];
  /** Of 'after': the delay's name, and its length in milliseconds where it is always the same. */
  delay: { name: string; ms: number | null } | null;
  description: string;
  requires: string[];
  messages: string[];
  isReentering: boolean;
};

/** A chart without XState: what is drawn, reported, compared and written out. */
export type ChartGraph = {
  id: string;
  description: string;
  /** Of all below that a run depends on, and not of what is only reported: a recorded run belongs to one version. */
  version: string;
  /** The root first, then in declared order. */
  states: GraphState[];
  transitions: GraphTransition[];
};
