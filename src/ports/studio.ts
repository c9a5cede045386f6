import { provideActors } from '../../machines/kit/port.ts';
import { studioMachine } from '../../machines/studio/studio.machine.ts';
import type { ScreenToSave } from '../../machines/studio/studio.setup.ts';
import type { Drawing } from '../preview/drawing/drawing.ts';
import { downloadPng } from './downloadFile.ts';
import { wallPhotoPorts } from './wallPhoto.ts';

/** A CSS pixel is a 96th of an inch; a print has 300 pixels to the inch. */
const SCREEN_PIXELS = 96;
const PRINT_PIXELS = 300;

/** What is seen, printed as large as it is on the screen. */
async function savePicture({ title, drawing, screenWidth }: ScreenToSave): Promise<void> {
  const seen = drawing as Drawing;
  await downloadPng(seen, title, ((screenWidth / SCREEN_PIXELS) * PRINT_PIXELS) / seen.width);
}

export const studioPorts = { readPicture: wallPhotoPorts.readWallPhoto, savePicture };

export const studioLogic = provideActors(studioMachine, studioPorts);
