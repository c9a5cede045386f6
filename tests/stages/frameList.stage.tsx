import { QueryClient } from '@tanstack/react-query';
import { frameListSamples, uploadListSamples } from '../../machines/frameList/frameList.samples.ts';
import { FrameList, frameList as flow } from '../../src/flows/frameList/FrameList.tsx';
import { frameListGestures as gestures } from '../../src/flows/frameList/frameList.gestures.ts';
import { frameListPorts } from '../../src/ports/frameList.ts';
import { oneAtATime } from '../support/walk/oneAtATime.ts';
import { stage } from '../support/walk/stage.ts';
import { openSubject, withPicture } from './framedPicture.stage.tsx';

/** Each call reads anew: what was read before would be answered before the walk lets it. */
const fresh = () => frameListPorts({ queries: new QueryClient() });
const { ports, answers, release, shut } = oneAtATime(
  {
    openSubject,
    listFrames: () => fresh().listFrames(),
  },
  {
    openSubject: ['art.found', 'art.missing', 'art.down', 'file.missing', 'file.down'],
    listFrames: ['frames.listed', 'frames.none', 'frames.down'],
  },
);

const common = {
  flow,
  ...withPicture(ports),
  answers,
  gestures,
  release,
  prepare: shut,
  view: <FrameList />,
  width: 'phone' as const,
};

/** Frames for a print of the catalogue. */
export const frameListStage = stage({ ...common, samples: frameListSamples });

/** Frames for a shopper's own picture. */
export const ownPictureListStage = stage({ ...common, samples: uploadListSamples });
