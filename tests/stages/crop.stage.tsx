import { QueryClient } from '@tanstack/react-query';
import { cropSamples as samples } from '../../machines/crop/crop.samples.ts';
import type { OpenedPicture } from '../../machines/crop/cropContext.ts';
import { Crop } from '../../src/flows/crop/Crop.tsx';
import { cropGestures as gestures } from '../../src/flows/crop/crop.gestures.ts';
import { crop as flow } from '../../src/flows/crop/crop.ts';
import { cropPorts } from '../../src/ports/crop.ts';
import { forgetPictures, keepPicture } from '../../src/storage/picture.ts';
import { drawnPicture } from '../support/pictures/inBrowser.ts';
import { stage } from '../support/walk/stage.ts';

const real = cropPorts({ queries: new QueryClient() });
type Asked = Parameters<typeof real.openPicture>[0];
type Cutting = Parameters<typeof real.cutPicture>[0];
type Sending = Parameters<typeof real.sendOriginal>[0];

export const SIZE = { width: 2000, height: 1600 };
const sample = (answer: string) =>
  samples.events.find((event) => 'answer' in event && event.answer === answer) as unknown as { output: OpenedPicture };

/** Puts the sample's picture where the browser keeps pictures, with a file that really has so many pixels. */
async function keep({ output: { picture, done, original, cropped } }: { output: OpenedPicture }) {
  const [file, preview] = await Promise.all([
    drawnPicture({ ...SIZE }),
    drawnPicture({ width: 500, height: 400, quality: 0.8 }),
  ]);
  const { id, name, source } = picture;
  await keepPicture(
    { id, name, kind: 'jpeg', source, ...SIZE, done, original, cropped, at: Date.now() },
    { original: file, preview },
  );
}

let kept = 'kept.fresh';
let cut = 'cut.done';
const unheard = () => {};

const ports = {
  async openPicture(asked: Asked, signal: AbortSignal) {
    await forgetPictures();
    if (kept === 'kept.breaks') throw new Error('down');
    if (kept === 'kept.tooLow') return 'tooLow';
    if (kept !== 'kept.none') await keep(sample(kept));
    return real.openPicture(asked, signal);
  },
  async cutPicture(asked: Cutting, signal: AbortSignal) {
    if (cut === 'cut.breaks') throw new Error('no memory');
    const size = await real.cutPicture(asked, signal);
    return cut === 'cut.small' ? { width: 900, height: 720 } : size;
  },
  // What is told on the way comes when it comes: the walk sends it by itself.
  sendOriginal: (asked: Sending, signal: AbortSignal) => real.sendOriginal({ ...asked, report: unheard }, signal),
  sendCropped: (asked: Sending, signal: AbortSignal) => real.sendCropped({ ...asked, report: unheard }, signal),
};

const answers = Object.fromEntries([
  ...['kept.fresh', 'kept.sentBefore', 'kept.none', 'kept.tooLow', 'kept.breaks'].map((name) => [
    name,
    () => {
      kept = name;
    },
  ]),
  ...['cut.done', 'cut.small', 'cut.breaks'].map((name) => [
    name,
    () => {
      cut = name;
    },
  ]),
]);

export const cropStage = stage({
  flow,
  ports,
  local: ['openPicture', 'cutPicture'],
  samples,
  gestures,
  answers,
  view: <Crop />,
});
