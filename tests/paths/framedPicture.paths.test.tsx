import { describe, expect } from 'vitest';
import { art } from '../../machines/configurator/samplePictures.ts';
import { ownPictureSamples } from '../../machines/framedPicture/framedPicture.samples.ts';
import { framedPictureStage } from '../stages/framedPicture.stage.tsx';
import type { Walker } from '../support/walk/stage.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const down = { answer: 'art.down' };
const retried = { type: 'picture.retried' };
const endsWith = (output: object) => (walker: Walker) =>
  expect(walker.actor.getSnapshot()).toMatchObject({ status: 'done', output });

const uploadOutcomes: Outcome[] = [
  { requires: 'API-22', after: [{ answer: 'file.missing' }], check: endsWith({ opened: null, isGone: true }) },
  { requires: 'API-22', after: [{ answer: 'file.down' }], sees: 'This picture did not open. Please try again.' },
];

const outcomes: Outcome[] = [
  {
    requires: 'CONF-19',
    after: [{ answer: 'art.found' }],
    check: endsWith({ opened: { subject: { title: art.subject.title } }, isGone: false }),
  },
  { requires: 'ART-15', after: [{ answer: 'art.missing' }], check: endsWith({ opened: null, isGone: false }) },
  { requires: 'ART-15', after: [down], sees: 'This picture did not open. Please try again.' },
  { requires: 'ART-15', after: [down, retried], butNot: 'This picture did not open. Please try again.' },
  {
    requires: 'ART-15',
    after: [down, retried, { answer: 'art.found' }],
    check: endsWith({ opened: { art: { alias: '/art/misty-ghats' } } }),
  },
];

describe('an upload', () => {
  walkView({ ...framedPictureStage, samples: ownPictureSamples, outcomes: uploadOutcomes });
});

// Last: what it leaves in test-results is the chart's.
describe('art', () => {
  walkView({ ...framedPictureStage, outcomes });
});
