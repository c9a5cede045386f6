import type { PathAction } from '../../fixtures/harness/fixture.ts';
import { mirrorFixture } from '../../fixtures/mirror.fixture.tsx';
import { mirrorSamples } from '../../machines/mirror/mirror.samples.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const { version } = mirrorSamples.input;
const tab = { page: 'tab', title: 'Art prints', url: 'https://store.example/art/', isStage: false };
const run = { session: 'x:1', version, isOver: false };
const watched: PathAction[] = [
  { type: 'page.appeared', page: tab },
  { type: 'page.chosen', page: 'tab' },
];
const live: PathAction[] = [...watched, { type: 'runs.reported', version, runs: [run] }];

const outcomes: Outcome[] = [
  { requires: 'own', after: watched, emits: { type: 'watch', page: 'tab' } },
  { requires: 'own', after: live, sees: 'Live' },
  {
    requires: 'own',
    after: [...live, { type: 'event.sent', event: { type: 'pincode.typed', text: '1' } }],
    emits: { type: 'send', page: 'tab', session: 'x:1', event: { type: 'pincode.typed', text: '1' } },
  },
  {
    requires: 'own',
    after: [...live, { type: 'event.refused', reason: 'It reads what is not there.' }],
    sees: 'It reads what is not there.',
  },
  {
    requires: 'own',
    after: [
      ...live,
      { type: 'event.refused', reason: 'It reads what is not there.' },
      { type: 'event.sent', event: { type: 'pincode.typed', text: '1' } },
    ],
    butNot: 'It reads what is not there.',
  },
  {
    requires: 'own',
    after: [...live, { type: 'page.left', page: 'tab' }],
    sees: 'The page was closed; its recording stays',
  },
  {
    requires: 'own',
    after: [...watched, { type: 'runs.reported', version, runs: [{ ...run, version: 'older' }] }],
    sees: 'Another version of this chart',
    butNot: 'Live',
  },
  {
    requires: 'own',
    after: [{ type: 'stage.opened' }, { reply: 'stage.opened' }, { type: 'chart.opened' }],
    sees: 'The view is being opened',
    emits: { type: 'leave', page: 'stage' },
  },
  // a page of the store stays, whichever of its charts is shown
  { requires: 'own', after: [...live, { type: 'chart.opened' }], sees: 'Live', butNot: 'The view is being opened' },
];

testPaths({ ...mirrorFixture, outcomes });
