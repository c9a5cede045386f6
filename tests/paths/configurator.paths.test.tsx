import { describe } from 'vitest';
import {
  configuratorStage,
  ownPictureStage,
  sizeScreenStage,
  tinyPictureStage,
} from '../stages/configurator.stage.tsx';
import { walkView } from '../support/walk/walkView.tsx';
import { artOutcomes } from './configurator/artOutcomes.ts';
import { sizeOutcomes } from './configurator/sizeOutcomes.ts';
import { tinyUploadOutcomes, uploadOutcomes } from './configurator/uploadOutcomes.ts';

describe('an upload', () => {
  walkView({ ...ownPictureStage, outcomes: uploadOutcomes });
});

describe('an upload with too few pixels', () => {
  walkView({ ...tinyPictureStage, outcomes: tinyUploadOutcomes });
});

describe('on the screen for sizes', () => {
  walkView({ ...sizeScreenStage, outcomes: sizeOutcomes });
});

// Last: what it leaves in test-results is the chart's.
describe('art', () => {
  walkView({ ...configuratorStage, outcomes: artOutcomes });
});
