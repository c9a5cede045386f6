import { type AnyEventObject, fromCallback } from 'xstate';

/** Stands in for what a chart is linked to: emits what it hears, for a walk to see among the chart's effects. */
export const echoReceived = fromCallback<AnyEventObject>(({ receive, emit }) => receive(emit));
