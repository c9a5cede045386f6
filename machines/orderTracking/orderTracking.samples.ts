import type { Samples } from '../kit/samples.ts';
import { demoSession } from '../session/session.samples.ts';
import type { orderTrackingMachine } from './orderTracking.machine.ts';

export const orderTrackingSamples = {
  input: { number: '', session: null },
  events: [
    { type: 'field.typed', field: 'number', text: '260814301276' },
    { type: 'field.typed', field: 'mobile', text: '9847012345' },
    { type: 'tracking.submitted' },
    { type: 'tracking.changed' },
    { type: 'code.wanted' },
    { type: 'xstate.done.actor.requestCode', output: 'sent', reply: 'codeRequest.sent' },
    { type: 'xstate.done.actor.requestCode', output: 'unknown', reply: 'codeRequest.unknown' },
    { type: 'xstate.done.actor.requestCode', output: 'invalid', reply: 'codeRequest.invalid' },
    { type: 'xstate.done.actor.requestCode', output: 'blocked', reply: 'codeRequest.blocked' },
    { type: 'xstate.error.actor.requestCode', error: 'down', reply: 'codeRequest.down' },
  ],
  distinguish: ({ number, mobile }) => ({ number, mobile }),
  starts: {
    customer: { input: { number: '', session: demoSession } },
    confirmed: { input: { number: '260814301276', session: demoSession } },
  },
} satisfies Samples<typeof orderTrackingMachine>;
