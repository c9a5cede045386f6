import type { Trigger } from '../graph/graph.ts';

/** Strokes of small signs, each from the upper left corner of a square of 10 px. */
export const ICONS = {
  reply: 'm1.5 5.5 2.5 2.5 4.5-6',
  failure: 'm2 2 6 6m0-6-6 6',
  after: 'm5 1a4 4 0 1 0 .01 0zm0 2v2.2l1.7 1',
  done: 'm5 .8a4.2 4.2 0 1 0 .01 0zm0 2.2a2 2 0 1 0 .01 0z',
  always: 'm1 5h7m-2.5-2.5 2.5 2.5-2.5 2.5',
  event: '',
  again: 'm8.6 3.2a4 4 0 1 0 .3 2.6m-.1-4.6v2.2h-2.2',
  invoke: 'm5.8.8-4 5h3l-.6 3.4 4-5h-3z',
} as const satisfies Record<Trigger, string> & Record<'again' | 'invoke', string>;

export type Icon = keyof typeof ICONS;
