import { bannersMachine } from '../../machines/banners/banners.machine.ts';
import { bannersSamples as samples } from '../../machines/banners/banners.samples.ts';
import { Banners, banners } from '../../src/flows/banners/Banners.tsx';
import { bannersGestures as gestures } from '../../src/flows/banners/banners.gestures.ts';
import { slideSamples } from '../../src/flows/banners/slideSamples.ts';
import { stage } from '../support/walk/stage.ts';

export const bannersStage = stage({
  flow: { ...banners, machine: bannersMachine },
  samples,
  gestures,
  width: 'desk',
  view: <Banners slides={slideSamples} />,
  starts: { alone: { view: <Banners slides={slideSamples.slice(0, 1)} /> } },
});
