import { QueryClient } from '@tanstack/react-query';
import { configuratorMachine } from '../../machines/configurator/configurator.machine.ts';
import {
  configuratorSamples,
  sizeScreenSamples,
  tinyUploadSamples,
  uploadSamples,
} from '../../machines/configurator/configurator.samples.ts';
import type { AnyPortCall } from '../../machines/kit/port.ts';
import { ChosenPrice } from '../../src/flows/configurator/ChosenPrice.tsx';
import { Configurator } from '../../src/flows/configurator/Configurator.tsx';
import { configuratorGestures as gestures } from '../../src/flows/configurator/configurator.gestures.ts';
import { configurator } from '../../src/flows/configurator/configurator.ts';
import { Onward, SizeChoices } from '../../src/flows/configurator/SizeChoices.tsx';
import { configuratorPorts } from '../../src/ports/configurator.ts';
import { oneAtATime } from '../support/walk/oneAtATime.ts';
import { stage } from '../support/walk/stage.ts';
import { openSubject, withPicture } from './framedPicture.stage.tsx';
import { frameEditStage } from './frameEdit.stage.tsx';

const queries = new QueryClient();
/** Each walk reads anew: what was read before would be answered before the walk lets it. */
const anew =
  (call: AnyPortCall): AnyPortCall =>
  (input, signal) => {
    queries.clear();
    return call(input, signal);
  };
const real = configuratorPorts({ queries });
const { ports, answers, release, shut } = oneAtATime(
  { openSubject, listFrames: anew(real.listFrames) },
  {
    openSubject: ['art.found', 'art.missing', 'art.down', 'file.missing', 'file.down'],
    listFrames: ['frames.listed', 'frames.none', 'frames.down'],
  },
);

const chooser = (
  <Configurator preview={null}>
    <ChosenPrice />
  </Configurator>
);
const common = {
  flow: { ...configurator, machine: configuratorMachine },
  ...withPicture(ports),
  answers,
  gestures,
  release,
  prepare: shut,
};

/** A shopper's own picture. */
export const ownPictureStage = stage({ ...common, samples: uploadSamples, view: chooser });

/** A shopper's picture with too few pixels for any size. */
export const tinyPictureStage = stage({ ...common, samples: tinyUploadSamples, view: chooser });

/** The screen where only the size is chosen. */
export const sizeScreenStage = stage({
  ...common,
  samples: sizeScreenSamples,
  view: (
    <Configurator preview={null} choices={<SizeChoices />}>
      <Onward />
    </Configurator>
  ),
});

/** A print of the catalogue, and every other start that the chart has. */
export const configuratorStage = stage({
  ...common,
  samples: configuratorSamples,
  view: chooser,
  starts: { sizeScreen: sizeScreenStage, oneFrame: frameEditStage },
});
