import { describe, expect } from 'vitest';
import { art } from '../../machines/configurator/samplePictures.ts';
import { ownPictureSamples } from '../../machines/framedPicture/framedPicture.samples.ts';
import { framedPictureFixture } from '../fixtures/framedPicture.fixture.tsx';
import type { Harness } from '../support/harness/fixture.ts';
import type { Outcome } from '../support/harness/pathSuite.ts';
import { testPaths } from '../support/harness/testPaths.tsx';

const down = { reply: 'art.down' };
const retried = { type: 'picture.retried' };
const endsWith = (output: object) => (harness: Harness) =>
  expect(harness.actor.getSnapshot()).toMatchObject({ status: 'done', output });

const uploadOutcomes: Outcome[] = [
  { requires: 'API-22', after: [{ reply: 'file.missing' }], check: endsWith({ opened: null, isNotFound: true }) },
  { requires: 'API-22', after: [{ reply: 'file.down' }], sees: 'This picture did not open. Please try again.' },
];

const outcomes: Outcome[] = [
  {
    requires: 'CONF-19',
    after: [{ reply: 'art.found' }],
    check: endsWith({ opened: { subject: { title: art.subject.title } }, isNotFound: false }),
  },
  { requires: 'ART-15', after: [{ reply: 'art.missing' }], check: endsWith({ opened: null, isNotFound: false }) },
  { requires: 'ART-15', after: [down], sees: 'This picture did not open. Please try again.' },
  { requires: 'ART-15', after: [down, retried], butNot: 'This picture did not open. Please try again.' },
  {
    requires: 'ART-15',
    after: [down, retried, { reply: 'art.found' }],
    check: endsWith({ opened: { art: { alias: '/art/misty-ghats' } } }),
  },
];

describe('an upload', () => {
  testPaths({ ...framedPictureFixture, samples: ownPictureSamples, outcomes: uploadOutcomes });
});

// Last: what it leaves in test-results is the chart's.
describe('art', () => {
  testPaths({ ...framedPictureFixture, outcomes });
});
