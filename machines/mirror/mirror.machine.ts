import { fileState } from './file.state.ts';
import { mirrorSetup } from './mirror.setup.ts';
import { pageState } from './page.state.ts';
import { pageClosedState } from './pageClosed.state.ts';
import { stageState } from './stage.state.ts';

export type { MirrorEffect, ReplayResult, RunsReport } from './mirror.setup.ts';

/** What a chart does in another page, or did in a recording, is followed over its diagram. */
export const mirrorMachine = mirrorSetup.createMachine({
  id: 'mirror',
  description: 'A chart is watched while it runs in a page of the store, or gone through in a recording',
  context: ({ input }) => ({
    ...input,
    pages: [],
    page: null,
    runs: [],
    selectedSession: null,
    at: null,
    file: null,
    reason: null,
  }),
  initial: 'noPages',
  on: {
    'page.appeared': {
      description: 'A page was opened',
      actions: { type: 'addPage', params: ({ event }) => event.page },
    },
    'page.left': {
      guard: { type: 'isKnown', params: ({ event }) => event.page },
      description: 'A page was closed',
      actions: { type: 'dropPage', params: ({ event }) => event.page },
    },
    'page.chosen': {
      guard: { type: 'isKnown', params: ({ event }) => event.page },
      target: '.page',
      reenter: true,
      description: 'A page is to be watched',
      actions: ['leave', { type: 'choosePage', params: ({ event }) => event.page }],
    },
    'file.chosen': {
      target: '.file',
      reenter: true,
      description: 'A saved recording is to be looked at',
      actions: ['leave', 'forgetPage', { type: 'keepFile', params: ({ event }) => event.file }],
    },
    'stage.opened': {
      target: '.stage',
      reenter: true,
      description: 'The real view is wanted beside the diagram',
      actions: ['leave', 'forgetPage'],
    },
  },
  states: {
    noPages: {
      description: 'No page of the store is open in this browser',
      on: {
        'page.appeared': {
          target: 'choosing',
          description: 'A page was opened',
          actions: { type: 'addPage', params: ({ event }) => event.page },
        },
      },
    },
    choosing: {
      description: 'Pages of the store are open; one of them can be watched',
      always: { guard: 'hasNoPage', target: 'noPages', description: 'None is left' },
    },
    page: pageState,
    pageClosed: pageClosedState,
    file: fileState,
    stage: stageState,
  },
});
