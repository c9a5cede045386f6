import { test } from 'vitest';
import { PREVIEW_VIEWS } from '../../machines/preview/previewContext.ts';
import { DEFAULT_SETTING } from '../../machines/studio/setting.ts';
import { createArtwork, createStudioDrawing } from '../../src/flows/studio/studioDrawing.ts';
import { expectBaseline } from './baseline.ts';
import { bare, look, url } from './drawings.ts';
import { renderOnStage } from './renderDrawing.tsx';

// What the framing studio opens with, in each of its views.

const picture = { id: 'sun', title: 'Sun over water', alt: '', url, thumbnail: url, ratio: 1 };
const catalogue = { pictures: [picture], frames: [look(DEFAULT_SETTING.frame)] };

test.each(PREVIEW_VIEWS)('studio, %s', async (view) => {
  const setting = { ...DEFAULT_SETTING, picture: picture.id, view };
  const drawing = createStudioDrawing(createArtwork(setting, catalogue), setting);
  await expectBaseline(`studio, ${view}`, await renderOnStage(bare(drawing)));
});
