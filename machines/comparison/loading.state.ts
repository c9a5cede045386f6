import { comparisonSetup } from './comparison.setup.ts';

/** Both versions are fetched by their revisions. */
export const fromRevisionsState = comparisonSetup.createStateConfig({
  description: 'Both versions are read',
  invoke: {
    id: 'readVersions',
    src: 'readVersions',
    input: ({ context: { from, to, graph } }) => ({ from, to, graph }),
    onDone: [
      {
        guard: { type: 'isUnknown', params: ({ event }) => event.output },
        target: 'outcome.unknown',
        description: 'One is of a revision that does not exist',
        actions: { type: 'keepLacking', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isLacking', params: ({ event }) => event.output },
        target: 'outcome.flowMissing',
        description: 'One has no such flow',
        actions: { type: 'keepLacking', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isSame', params: ({ event }) => event.output },
        target: 'outcome.identical',
        description: 'They are the same',
        actions: { type: 'keepSides', params: ({ event }) => event.output },
      },
      {
        target: 'outcome.different',
        description: 'They differ',
        actions: { type: 'keepSides', params: ({ event }) => event.output },
      },
    ],
    onError: { target: 'outcome.failed', description: 'Refused, broken or garbled' },
  },
});

/** A saved version is read from a file; the other one is the chart of now. */
export const fromFileState = comparisonSetup.createStateConfig({
  description: 'The file is read',
  invoke: {
    id: 'readFile',
    src: 'readFile',
    input: ({ context }) => ({ file: context.file as File }),
    onDone: [
      {
        guard: { type: 'isOtherChart', params: ({ event }) => event.output },
        target: 'outcome.otherFlow',
        description: 'It is another flow',
        actions: { type: 'keepFiled', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isNow', params: ({ event }) => event.output },
        target: 'outcome.identical',
        description: 'It is the flow as it is now',
        actions: { type: 'keepFiled', params: ({ event }) => event.output },
      },
      {
        target: 'outcome.different',
        description: 'It is another version of the flow',
        actions: { type: 'keepFiled', params: ({ event }) => event.output },
      },
    ],
    onError: { target: 'outcome.unreadable', description: 'It is no file of a chart' },
  },
});
