import { expect, test } from 'vitest';
import { earlierLamp, lamp } from '../../../machines/comparison/sampleGraphs.ts';
import { type Change, compare } from '../../../src/visualiser/comparison/compare.ts';
import { parseGraph } from '../../../src/visualiser/comparison/parseGraph.ts';
import type { ChartGraph } from '../../../src/visualiser/graph/graph.ts';

const summarize = (changes: readonly Change[]) => changes.map(({ change, id }) => `${change} ${id}`);

test('a chart does not differ from itself', () => {
  expect(compare(lamp, structuredClone(lamp)).changes).toEqual([]);
});

test('states are added, changed and removed by their ids', () => {
  const { changes } = compare(earlierLamp, lamp);
  expect(summarize(changes.filter(({ kind }) => kind === 'state'))).toEqual([
    'changed lamp.dark',
    'changed lamp.lit',
    'added lamp.dim',
    'removed lamp.broken',
  ]);
  expect(changes.find(({ id }) => id === 'lamp.dark')?.fields).toEqual([
    { name: 'description', before: 'It is dark', after: 'Nobody needs light' },
  ]);
});

test('a branch that a new one has moved down is still the same', () => {
  const { changes } = compare(earlierLamp, lamp);
  expect(summarize(changes.filter(({ kind }) => kind === 'transition'))).toEqual([
    'added lamp.dark|switched|0',
    'added lamp.dim|switched|0',
    'removed lamp.lit|fell|0',
  ]);
});

test('both versions stand in one graph, each part of it once', () => {
  const { union } = compare(lamp, earlierLamp);
  const ids = [...union.states, ...union.transitions].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('lamp.broken');
  expect(ids).toContain('lamp.dim');
  // What is no more keeps its place beside the one that now has its id.
  expect(ids).toContain('lamp.dark|switched|0|before');
});

test('branches that are tried in another order are told', () => {
  const [first, second, ...rest] = lamp.transitions;
  const swapped: ChartGraph = {
    ...lamp,
    transitions: [
      { ...second!, branch: 0, id: 'lamp.dark|switched|0' },
      { ...first!, branch: 1, id: 'lamp.dark|switched|1' },
      ...rest,
    ],
  };
  const { changes } = compare(lamp, swapped);
  expect(changes.map(({ fields }) => fields)).toEqual([
    [{ name: 'is tried as', before: 'branch 2', after: 'branch 1' }],
    [{ name: 'is tried as', before: 'branch 1', after: 'branch 2' }],
  ]);
});

test('a saved chart is read by itself, or with what is told of it', () => {
  expect(parseGraph(JSON.stringify(lamp)).version).toBe(lamp.version);
  expect(parseGraph(JSON.stringify({ graph: lamp, paths: [] })).version).toBe(lamp.version);
});

test('a file that somebody shortened by hand holds no chart', () => {
  const { states, ...rest } = lamp;
  const [root] = states;
  expect(() => parseGraph(JSON.stringify({ ...rest, states: [root] }))).toThrow();
  expect(() => parseGraph(JSON.stringify({ ...rest, states: states.map(({ id }) => ({ id })) }))).toThrow();
});

test.each(['', 'null', '[]', '{"id":"lamp"}', '{"graph":{"id":"lamp","version":"1","states":[{}],"transitions":[]}}'])(
  'a file with %s holds no chart',
  (text) => {
    expect(() => parseGraph(text)).toThrow();
  },
);

test.each<[string, Partial<ChartGraph['transitions'][number]>, string, string]>([
  ['leads to', { targets: ['lamp.lit'] }, 'lamp.dark', 'lamp.lit'],
  ['guard', { guard: 'isNight' }, '', 'isNight'],
  ['actions', { actions: ['click', 'count'] }, '', 'click, count'],
  ['delay', { delay: { name: '1500', ms: 1_500 } }, '', '1500 ms'],
  ['requirements', { requires: ['CART-08'] }, '', 'CART-08'],
  ['messages', { messages: ['coupon.expired'] }, '', 'coupon.expired'],
  ['leaves its state on the way', { isReentering: true }, 'no', 'yes'],
])('of a transition it is told that "%s" is another', (name, change, before, after) => {
  const [first, ...others] = lamp.transitions.filter(({ source }) => source === 'lamp.lit');
  const rest = lamp.transitions.filter(({ source }) => source !== 'lamp.lit');
  const now = { ...lamp, transitions: [...rest, { ...first!, ...change }, ...others] };
  const { changes } = compare(lamp, now);
  expect(summarize(changes)).toEqual(['changed lamp.lit|switched|0']);
  expect(changes[0]?.fields).toEqual([{ name, before, after }]);
});

test.each<[string, Partial<ChartGraph['states'][number]>, string, string]>([
  ['kind', { kind: 'final' }, 'atomic', 'final'],
  ['tags', { tags: ['busy'] }, '', 'busy'],
  ['requirements', { requires: ['CART-08'] }, '', 'CART-08'],
  ['messages', { messages: ['coupon.expired'] }, '', 'coupon.expired'],
  ['on entry', { entry: ['warm'] }, '', 'warm'],
  ['on exit', { exit: ['cool'] }, '', 'cool'],
  ['runs', { invokes: [{ id: 'heat', src: 'heatUp' }] }, '', 'heat (heatUp)'],
])('of a state it is told that "%s" is another', (name, change, before, after) => {
  const now = { ...lamp, states: lamp.states.map((one) => (one.id === 'lamp.dim' ? { ...one, ...change } : one)) };
  const { changes } = compare(lamp, now);
  expect(summarize(changes)).toEqual(['changed lamp.dim']);
  expect(changes[0]?.fields).toEqual([{ name, before, after }]);
});
