import { mirrorSamples } from '../../machines/mirror/mirror.samples.ts';
import { mirrorStage } from '../stages/mirror.stage.tsx';
import type { Doing } from '../support/walk/stage.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const { version } = mirrorSamples.input;
const tab = { page: 'tab', title: 'Art prints', url: 'https://store.example/art/', isStage: false };
const run = { session: 'x:1', version, isOver: false };
const watched: Doing[] = [
  { type: 'page.appeared', page: tab },
  { type: 'page.chosen', page: 'tab' },
];
const live: Doing[] = [...watched, { type: 'runs.told', version, runs: [run] }];

const outcomes: Outcome[] = [
  { requires: 'own', after: watched, lets: { type: 'watch', page: 'tab' } },
  { requires: 'own', after: live, sees: 'Live' },
  {
    requires: 'own',
    after: [...live, { type: 'event.sent', event: { type: 'pincode.typed', text: '1' } }],
    lets: { type: 'send', page: 'tab', session: 'x:1', event: { type: 'pincode.typed', text: '1' } },
  },
  {
    requires: 'own',
    after: [...live, { type: 'page.left', page: 'tab' }],
    sees: 'The page was closed; its recording stays',
  },
  {
    requires: 'own',
    after: [...watched, { type: 'runs.told', version, runs: [{ ...run, version: 'older' }] }],
    sees: 'Another version of this chart',
    butNot: 'Live',
  },
  {
    requires: 'own',
    after: [{ type: 'stage.opened' }, { answer: 'stage.opened' }, { type: 'chart.shown' }],
    sees: 'The view is being opened',
    lets: { type: 'leave', page: 'stage' },
  },
  // a page of the store stays, whichever of its charts is shown
  { requires: 'own', after: [...live, { type: 'chart.shown' }], sees: 'Live', butNot: 'The view is being opened' },
];

walkView({ ...mirrorStage, outcomes });
