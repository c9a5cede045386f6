import type { RunningChart } from '../link/happening.ts';
import { createRecording } from './recording.ts';

const STARTED_AT = 1_763_800_000_000;

const pincode = (session: string, version: string): RunningChart => ({
  session,
  name: 'pincode',
  chart: 'pincode',
  version,
  parent: null,
  status: 'active',
  states: ['pincode.unknown'],
  context: { text: '', place: null },
  input: null,
  timers: [],
});

/** Two runs of a chart with a step each and a call between, to look at without a page that sends them. */
export function sampleRecording(version: string) {
  const recording = createRecording();
  recording.begin([pincode('x:1', version), pincode('x:2', version)], 0);
  const typed = { type: 'pincode.typed', text: '682001' };
  const found = { type: 'xstate.done.actor.findPlace', output: { city: 'Kochi', state: 'Kerala' } };
  const first = { type: 'pincode.typed', text: '6' };
  recording.add([
    {
      seq: 0,
      at: STARTED_AT,
      kind: 'moved',
      session: 'x:2',
      event: first,
      transitionIds: ['pincode|pincode.typed|2'],
      now: { status: 'active', states: ['pincode.unknown'], timers: [], context: { text: '6', place: null } },
    },
    { seq: 1, at: STARTED_AT, kind: 'sent', from: null, to: 'x:1', event: typed },
    {
      seq: 2,
      at: STARTED_AT,
      kind: 'moved',
      session: 'x:1',
      event: typed,
      transitionIds: ['pincode|pincode.typed|1'],
      now: {
        status: 'active',
        states: ['pincode.lookingUp'],
        timers: [{ event: 'xstate.after.patience.pincode.lookingUp', startedAt: STARTED_AT, due: STARTED_AT + 8_000 }],
        context: { text: '682001', place: null },
      },
    },
    { seq: 3, at: STARTED_AT + 240, kind: 'sent', from: 'x:3', to: 'x:1', event: found },
    {
      seq: 4,
      at: STARTED_AT + 240,
      kind: 'moved',
      session: 'x:1',
      event: found,
      transitionIds: ['pincode.lookingUp|xstate.done.actor.findPlace|0'],
      now: {
        status: 'active',
        states: ['pincode.serviceable'],
        timers: [],
        context: { text: '682001', place: { city: 'Kochi', state: 'Kerala' } },
      },
    },
  ]);
  return recording;
}
