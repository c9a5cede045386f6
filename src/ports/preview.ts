import { provideActors } from '../../machines/kit/port.ts';
import { previewMachine } from '../../machines/preview/preview.machine.ts';
import type { PictureToSave } from '../../machines/preview/preview.setup.ts';
import type { Drawing } from '../preview/drawing/drawing.ts';
import { previewViewStorage } from '../storage/previewStorage.ts';
import { downloadPng } from './downloadFile.ts';
import { loadStage } from './loadStage.ts';
import { wallPhotoLogic } from './wallPhoto.ts';

/** The longer side of a saved picture, in pixels. */
const SAVED_SIDE = 2_400;

async function savePicture({ title, drawing }: PictureToSave): Promise<void> {
  const seen = drawing as Drawing;
  await downloadPng(seen, title, SAVED_SIDE / Math.max(seen.width, seen.height));
}

export const previewPorts = {
  recallView: async () => previewViewStorage.read(),
  loadStage,
  savePicture,
};

export const previewLogic = provideActors(previewMachine, { ...previewPorts, wallPhoto: wallPhotoLogic });
