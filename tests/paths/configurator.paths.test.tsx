import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe } from 'vitest';
import {
  configuratorSamples,
  sizeScreenSamples,
  tinyUploadSamples,
  uploadSamples,
} from '../../machines/configurator/configurator.samples.ts';
import type { PortCall } from '../../machines/kit/port.ts';
import { ChosenPrice } from '../../src/flows/configurator/ChosenPrice.tsx';
import { Configurator } from '../../src/flows/configurator/Configurator.tsx';
import { configuratorGestures as gestures } from '../../src/flows/configurator/configurator.gestures.ts';
import { configurator as flow } from '../../src/flows/configurator/configurator.ts';
import { Onward } from '../../src/flows/configurator/Onward.tsx';
import { SizeChoices } from '../../src/flows/configurator/SizeChoices.tsx';
import { configuratorPorts } from '../../src/ports/configurator.ts';
import { walkView } from '../support/walk/walkView.tsx';
import { artOutcomes } from './configurator/artOutcomes.ts';
import { oneAtATime } from './configurator/oneAtATime.ts';
import { sizeOutcomes } from './configurator/sizeOutcomes.ts';
import { tinyUploadOutcomes, uploadOutcomes } from './configurator/uploadOutcomes.ts';

const queries = new QueryClient();
/** Each walk reads anew: what was read before would be answered before the walk lets it. */
const anew =
  (call: PortCall): PortCall =>
  (input, signal) => {
    queries.clear();
    return call(input, signal);
  };
const real = configuratorPorts({ queries });
const { ports, answers, shut } = oneAtATime(
  { openSubject: anew(real.openSubject), listFrames: anew(real.listFrames) },
  {
    openSubject: ['art.found', 'art.missing', 'art.down', 'file.missing', 'file.down'],
    listFrames: ['frames.listed', 'frames.none', 'frames.down'],
  },
);
afterEach(shut);

const common = { flow, ports, answers, gestures };
const chooser = (
  <Configurator preview={null}>
    <ChosenPrice />
  </Configurator>
);

describe('an upload', () => {
  walkView({ ...common, samples: uploadSamples, outcomes: uploadOutcomes, view: chooser });
});

describe('an upload with too few pixels', () => {
  walkView({ ...common, samples: tinyUploadSamples, outcomes: tinyUploadOutcomes, view: chooser });
});

describe('on the screen for sizes', () => {
  const view = (
    <Configurator preview={null} choices={<SizeChoices />}>
      <Onward />
    </Configurator>
  );
  walkView({ ...common, samples: sizeScreenSamples, outcomes: sizeOutcomes, view });
});

// Last: what it leaves in test-results is the chart's.
describe('art', () => {
  walkView({ ...common, samples: configuratorSamples, outcomes: artOutcomes, view: chooser });
});
