import type { ChartGraph, GraphState, GraphTransition } from '../../src/visualiser/graph/graph.ts';

const state = (id: string, overrides: Partial<GraphState> = {}): GraphState => ({
  id,
  key: id.split('.').at(-1) as string,
  parent: id === 'lamp' ? null : 'lamp',
  kind: 'atomic',
  initial: null,
  history: null,
  description: '',
  tags: [],
  requires: [],
  messages: [],
  entry: [],
  exit: [],
  invokes: [],
  ...overrides,
});

const transition = (source: string, event: string, target: string, overrides: Partial<GraphTransition> = {}) => {
  const branch = overrides.branch ?? 0;
  return {
    id: `${source}|${event}|${branch}`,
    source,
    targets: [target],
    trigger: 'event',
    event,
    label: event,
    branch,
    guard: null,
    actions: [],
    delay: null,
    description: '',
    requires: [],
    messages: [],
    isReentering: false,
    ...overrides,
  } satisfies GraphTransition;
};

const root = state('lamp', { kind: 'compound', initial: 'lamp.dark', description: 'A lamp in the hall' });

/** A chart of few parts, as it once was: it knew no dim light, and requested nothing before it was lit. */
export const earlierLamp: ChartGraph = {
  id: 'lamp',
  description: 'A lamp in the hall',
  version: '11111111-1111-4111-8111-111111111111',
  states: [root, state('lamp.dark', { description: 'It is dark' }), state('lamp.lit'), state('lamp.broken')],
  transitions: [
    transition('lamp.dark', 'switched', 'lamp.lit', { description: 'Somebody wants light' }),
    transition('lamp.lit', 'switched', 'lamp.dark'),
    transition('lamp.lit', 'fell', 'lamp.broken'),
  ],
};

/** The same chart as it is now. */
export const lamp: ChartGraph = {
  ...earlierLamp,
  version: '22222222-2222-4222-8222-222222222222',
  states: [
    root,
    state('lamp.dark', { description: 'Nobody needs light' }),
    state('lamp.lit', { entry: ['warm'] }),
    state('lamp.dim'),
  ],
  transitions: [
    transition('lamp.dark', 'switched', 'lamp.dim', { guard: 'isNight', description: 'At night a little will do' }),
    transition('lamp.dark', 'switched', 'lamp.lit', { branch: 1, description: 'Somebody wants light' }),
    transition('lamp.lit', 'switched', 'lamp.dark'),
    transition('lamp.dim', 'switched', 'lamp.dark'),
  ],
};
