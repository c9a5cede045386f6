import type { ReadGiftPicture } from '../../machines/giftPicture/giftPicture.machine.ts';
import { giftPictureSamples as samples } from '../../machines/giftPicture/giftPicture.samples.ts';
import type { GivenFile } from '../../machines/upload/upload.machine.ts';
import { giftPicture as flow, GiftPicture } from '../../src/flows/giftPicture/GiftPicture.tsx';
import { giftPictureGestures as gestures } from '../../src/flows/giftPicture/giftPicture.gestures.ts';
import { giftPicturePorts } from '../../src/ports/giftPicture.ts';
import { fileAtHand } from '../support/pictures/fileAtHand.ts';
import { stage } from '../support/walk/stage.ts';

const { answers, of, release } = fileAtHand();
const ports = {
  readPicture: async ({ file }: { file: GivenFile }, signal: AbortSignal): Promise<ReadGiftPicture> =>
    giftPicturePorts.readPicture({ file: await of(file) }, signal),
};

export const giftPictureStage = stage({
  flow,
  ports,
  local: ['readPicture'],
  samples,
  gestures,
  answers,
  release,
  view: <GiftPicture />,
});
