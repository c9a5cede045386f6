import { forgetMeFixture } from '../../fixtures/forgetMe.fixture.tsx';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const choose = { type: 'forgetting.chosen' };
const done = { type: 'forgetting.done' };

const outcomes: Outcome[] = [
  {
    requires: 'SESS-06',
    after: [],
    sees: /^This signs you out, empties the bag/,
    butNot: 'This device has forgotten you.',
  },
  {
    requires: 'SESS-06',
    after: [choose],
    sees: 'Removing everything of yours…',
    emits: { type: 'forget', to: '/privacy-policy/?forgotten=true#forget-me' },
  },
  { requires: 'SESS-06', after: [done], sees: 'This device has forgotten you.', butNot: 'Forget me on this device' },
];

testPaths({ ...forgetMeFixture, outcomes });
