import { and, assign, createMachine, not } from 'xstate';

/** A chart with one of everything that can be drawn. */
export const lampMachine = createMachine({
  id: 'lamp',
  description: 'A lamp in a shop window',
  type: 'parallel',
  on: { 'power.cut': { target: '.light.off', description: 'No current' } },
  states: {
    light: {
      initial: 'off',
      states: {
        off: {
          description: 'Dark',
          meta: { messages: ['lamp.off'], requires: ['LMP-01'] },
          exit: 'click',
          on: {
            'switch.pressed': [
              {
                guard: { type: 'isAllowed', params: { by: 'keeper' } },
                target: 'on',
                actions: ['count', assign({ lit: true })],
              },
              { guard: and(['isNight', not('isClosed')]), target: 'on.last' },
              { actions: 'complain', description: 'Not now' },
            ],
          },
        },
        on: {
          initial: 'warming',
          entry: 'click',
          onDone: 'off',
          on: { 'switch.pressed': 'off', 'bulb.broke': { target: '.broken', meta: { requires: ['LMP-02'] } } },
          states: {
            warming: {
              invoke: {
                id: 'heat',
                src: 'heatUp',
                onDone: {
                  target: 'bright',
                  guard: { type: 'endedAs', params: ({ event }) => ({ is: 'hot', output: event }) },
                },
                onError: 'broken',
              },
              after: { 1500: 'bright', patience: 'broken' },
            },
            bright: {
              always: { guard: 'isDay', target: 'broken' },
              on: { 'bulb.tapped': { target: 'bright', reenter: true } },
            },
            broken: { type: 'final' },
            last: { type: 'history', history: 'deep', target: 'bright' },
          },
        },
      },
    },
    sound: { initial: 'mute', states: { mute: {} } },
  },
});
