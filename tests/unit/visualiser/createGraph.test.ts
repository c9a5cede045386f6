import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { createGraph } from '../../../src/visualiser/graph/createGraph.ts';
import { lampMachine } from './lampChart.ts';

const graph = createGraph(lampMachine);
const state = (id: string) => graph.states.find((one) => one.id === id)!;
const transition = (id: string) => graph.transitions.find((one) => one.id === id)!;

describe('a chart as a graph', () => {
  test('has every state, the root first, in declared order', () => {
    expect(graph.states.map(({ id }) => id)).toEqual([
      'lamp',
      'lamp.light',
      'lamp.light.off',
      'lamp.light.on',
      'lamp.light.on.warming',
      'lamp.light.on.bright',
      'lamp.light.on.broken',
      'lamp.light.on.last',
      'lamp.sound',
      'lamp.sound.mute',
    ]);
    expect(graph.states.map(({ kind }) => kind).slice(0, 4)).toEqual(['parallel', 'compound', 'atomic', 'compound']);
    expect(state('lamp.light').initial).toBe('lamp.light.off');
    expect(state('lamp.light.off')).toMatchObject({
      description: 'Dark',
      messages: ['lamp.off'],
      requires: ['LMP-01'],
      exit: ['click'],
    });
    expect(state('lamp.light.on.warming').invokes).toEqual([{ id: 'heat', src: 'heatUp' }]);
  });

  test('tells of a history state what it remembers, and where it leads at first', () => {
    expect(state('lamp.light.on.last').history).toEqual({ isDeep: true, targets: ['lamp.light.on.bright'] });
  });

  test('tells which transitions leave their state on the way', () => {
    expect(graph.transitions.filter(({ isReentering }) => isReentering).map(({ id }) => id)).toEqual([
      'lamp.light.on.bright|bulb.tapped|0',
    ]);
  });

  test('leaves out how XState carries out a delay', () => {
    expect(state('lamp.light.on.warming')).toMatchObject({ entry: [], exit: [] });
  });

  test('has every branch of an event, with its guard and what it does', () => {
    const pressed = [0, 1, 2].map((branch) => transition(`lamp.light.off|switch.pressed|${branch}`));
    expect(pressed.map(({ guard }) => guard)).toEqual(['isAllowed(keeper)', 'isNight and not isClosed', null]);
    expect(pressed.map(({ actions }) => actions)).toEqual([['count', 'sets lit'], [], ['complain']]);
    expect(pressed.map(({ targets }) => targets)).toEqual([['lamp.light.on'], ['lamp.light.on.last'], []]);
  });

  test('tells apart what sets a transition off, in words', () => {
    const labels = graph.transitions.map(({ trigger, label }) => `${trigger}: ${label}`);
    expect(labels).toEqual(
      expect.arrayContaining([
        'event: power.cut',
        'reply: heat: done',
        'failure: heat: failed',
        'after: after 1.5 s',
        'after: after patience',
        'always: always',
        'done: all done',
      ]),
    );
    const delays = graph.transitions.flatMap(({ delay }) => delay ?? []);
    expect(delays).toEqual([
      { name: '1500', ms: 1500 },
      { name: 'patience', ms: null },
    ]);
  });

  test('tells with a guard what of it never changes', () => {
    expect(transition('lamp.light.on.warming|xstate.done.actor.heat|0').guard).toBe('endedAs(hot)');
  });

  test('has another version once it does something else, and not for what is only told', () => {
    const lit = { id: 'lit', description: 'On', on: { 'switch.pressed': { guard: 'isOn', description: 'Off' } } };
    const getVersion = (config: object) => createGraph(createMachine({ ...lit, ...config })).version;
    expect(getVersion({})).toBe(getVersion({}));
    expect(getVersion({ description: 'Lit' })).toBe(getVersion({}));
    expect(getVersion({ entry: 'glow' })).not.toBe(getVersion({}));
    expect(getVersion({ on: { 'switch.pressed': { guard: 'isOff' } } })).not.toBe(getVersion({}));
    expect(getVersion({ on: { 'switch.pressed': { guard: { type: 'isOn', params: 'dim' } } } })).not.toBe(
      getVersion({}),
    );
  });
});
