import { QueryClient } from '@tanstack/react-query';
import { configuratorMachine } from '../../machines/configurator/configurator.machine.ts';
import { frameEditSamples as samples } from '../../machines/configurator/frameEdit.samples.ts';
import { ChosenPrice } from '../../src/flows/configurator/ChosenPrice.tsx';
import { Configurator } from '../../src/flows/configurator/Configurator.tsx';
import { configurator } from '../../src/flows/configurator/configurator.ts';
import { frameEditGestures as gestures } from '../../src/flows/configurator/FrameEdit.gestures.ts';
import { FrameEdit } from '../../src/flows/configurator/FrameEdit.tsx';
import { configuratorPorts } from '../../src/ports/configurator.ts';
import { oneAtATime } from '../support/walk/oneAtATime.ts';
import { stage } from '../support/walk/stage.ts';
import { openSubject, withPicture } from './framedPicture.stage.tsx';

type Real = ReturnType<typeof configuratorPorts>;
const fresh = () => configuratorPorts({ queries: new QueryClient() });
const { ports, answers, release, shut } = oneAtATime(
  {
    openSubject,
    listFrames: (asked: Parameters<Real['listFrames']>[0]) => fresh().listFrames(asked),
  },
  {
    openSubject: ['art.found', 'art.missing'],
    listFrames: ['frames.listed', 'frames.none', 'frames.down'],
  },
);

export const frameEditStage = stage({
  flow: { ...configurator, machine: configuratorMachine },
  ...withPicture(ports),
  samples,
  gestures,
  answers,
  release,
  prepare: shut,
  view: (
    <Configurator preview={null} choices={<FrameEdit />}>
      <ChosenPrice />
    </Configurator>
  ),
});
