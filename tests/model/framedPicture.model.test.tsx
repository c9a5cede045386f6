import { describe } from 'vitest';
import { framedPictureFixture } from '../../fixtures/framedPicture.fixture.tsx';
import { framedPictureSamples } from '../../machines/framedPicture/framedPicture.samples.ts';
import { art, FILE } from '../../machines/framedPicture/samplePictures.ts';
import { endsWith } from '../support/harness/endsWith.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const down = { reply: 'art.down' };
const retried = { type: 'picture.retried' };

/** A shopper's own picture. */
const uploadSamples: typeof framedPictureFixture.samples = {
  ...framedPictureSamples,
  input: { subject: { by: 'upload', id: FILE, width: 1500, height: 1800 } },
  events: [
    { type: 'picture.retried' },
    { type: 'xstate.done.actor.openSubject', output: null, reply: 'file.missing' },
    { type: 'xstate.error.actor.openSubject', error: 'down', reply: 'file.down' },
  ],
};

const uploadOutcomes: Outcome[] = [
  { requires: 'API-22', after: [{ reply: 'file.missing' }], check: endsWith({ subjectData: null, isNotFound: true }) },
  { requires: 'API-22', after: [{ reply: 'file.down' }], sees: 'This picture did not open. Please try again.' },
];

const outcomes: Outcome[] = [
  {
    requires: 'CONF-19',
    after: [{ reply: 'art.found' }],
    check: endsWith({ subjectData: { subject: { title: art.subject.title } }, isNotFound: false }),
  },
  { requires: 'ART-15', after: [{ reply: 'art.missing' }], check: endsWith({ subjectData: null, isNotFound: false }) },
  { requires: 'ART-15', after: [down], sees: 'This picture did not open. Please try again.' },
  { requires: 'ART-15', after: [down, retried], butNot: 'This picture did not open. Please try again.' },
  {
    requires: 'ART-15',
    after: [down, retried, { reply: 'art.found' }],
    check: endsWith({ subjectData: { art: { alias: '/art/misty-ghats' } } }),
  },
];

describe('an upload', () => {
  testPaths({ ...framedPictureFixture, samples: uploadSamples, outcomes: uploadOutcomes });
});

// Last: what it leaves in test-results is the chart's.
describe('art', () => {
  testPaths({ ...framedPictureFixture, outcomes });
});
