import { comparisonSetup } from './comparison.setup.ts';
import { fromFileState, fromRevisionsState } from './loading.state.ts';

/** Two versions of a chart, side by side: which, and what differs. */
export const comparisonMachine = comparisonSetup.createMachine({
  id: 'comparison',
  description: 'What differs between two versions of a flow',
  context: ({ input }) => ({ ...input, revisions: null, before: null, after: null, missingRevision: null, file: null }),
  initial: 'listing',
  on: {
    'before.chosen': {
      guard: 'hasRevisions',
      target: '.loading',
      description: 'The earlier version is picked',
      actions: [{ type: 'chooseBefore', params: ({ event }) => event.revision }, 'emitVersions'],
    },
    'after.chosen': {
      guard: 'hasRevisions',
      target: '.deciding',
      description: 'The later version is picked',
      actions: [{ type: 'chooseAfter', params: ({ event }) => event.revision }, 'emitVersions'],
    },
    'versions.opened': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.deciding',
      description: 'A link, or the way back, leads to other versions',
      actions: { type: 'keepVersions', params: ({ event }) => event },
    },
    'file.given': {
      target: '.readingFile',
      description: 'A version that was saved is to be compared with the one of now',
      actions: [{ type: 'keepFile', params: ({ event }) => event.file }, 'emitVersions'],
    },
  },
  states: {
    listing: {
      description: 'Which versions are there?',
      on: {
        'versions.opened': {
          description: 'The link is known before the versions are',
          actions: { type: 'keepVersions', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'listRevisions',
        src: 'listRevisions',
        input: ({ context }) => ({ chart: context.graph.id }),
        onDone: {
          target: 'deciding',
          description: 'They are listed',
          actions: { type: 'keepRevisions', params: ({ event }) => event.output },
        },
        onError: { target: 'fileOnly', description: 'None can be read here; a file still can' },
      },
    },
    deciding: {
      description: 'Are two versions named?',
      always: [
        { guard: 'hasVersionRequest', target: 'loading', description: 'They are read' },
        { guard: 'hasRevisions', target: 'choosing', description: 'One is still to be picked' },
        { target: 'fileOnly', description: 'There are no versions to pick from' },
      ],
    },
    choosing: { description: 'An earlier version is to be picked from the list, or a file' },
    fileOnly: { description: 'Earlier versions cannot be read here: only a file can be compared' },
    loading: fromRevisionsState,
    readingFile: fromFileState,
    outcome: {
      description: 'What came of it',
      initial: 'different',
      on: {
        'comparison.ended': {
          target: 'deciding',
          description: 'Enough was seen of it; the flow is shown as it is now',
          actions: ['forgetVersions', 'emitVersions'],
        },
      },
      states: {
        different: { description: 'The versions differ; each difference is listed, and marked in the diagram' },
        identical: { description: 'Nothing of the flow differs' },
        flowMissing: { description: 'One of the revisions has no flow of this name' },
        unknown: { description: 'There is no revision of that name' },
        failed: {
          description: 'A version could not be read',
          on: { 'reading.retried': { target: '#comparison.loading', description: 'It is tried again' } },
        },
        unreadable: { description: 'The file holds no chart' },
        otherFlow: { description: 'The file holds another flow' },
      },
    },
  },
});
