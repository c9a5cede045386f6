import { describe } from 'vitest';
import {
  configuratorFixture,
  ownPictureFixture,
  sizeScreenFixture,
  tinyPictureFixture,
} from '../../fixtures/configurator.fixture.tsx';
import { testPaths } from '../support/harness/testPaths.tsx';
import { artOutcomes } from './configurator/artOutcomes.ts';
import { sizeOutcomes } from './configurator/sizeOutcomes.ts';
import { tinyUploadOutcomes, uploadOutcomes } from './configurator/uploadOutcomes.ts';

describe('an upload', () => {
  testPaths({ ...ownPictureFixture, outcomes: uploadOutcomes });
});

describe('an upload with too few pixels', () => {
  testPaths({ ...tinyPictureFixture, outcomes: tinyUploadOutcomes });
});

describe('on the screen for sizes', () => {
  testPaths({ ...sizeScreenFixture, outcomes: sizeOutcomes });
});

// Last: what it leaves in test-results is the chart's.
describe('art', () => {
  testPaths({ ...configuratorFixture, outcomes: artOutcomes });
});
