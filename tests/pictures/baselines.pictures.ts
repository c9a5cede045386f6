import { expect, test } from 'vitest';
import { expectBaseline, getBaseline, isOther, renews } from './baseline.ts';
import { type Case, turnDrawing, VIEWS } from './drawings.ts';
import { compareImages } from './pixels.ts';
import { renderOnStage } from './renderDrawing.tsx';

// What the stage shows beside what it showed when somebody last looked at it: `npm run baselines` renews them.

type View = keyof typeof VIEWS;

const PICTURES: Record<string, Case & { view: View }> = {
  'front, paper, mat, portrait': { view: 'front' },
  'front, paper, mat, square': { view: 'front', ratio: 'square', frame: 'Matte Black', pad: 'black' },
  'front, paper, mat, landscape': { view: 'front', ratio: 'landscape', frame: 'Burnished Gold', pad: 'ivory' },
  'front, paper, mat, panorama': { view: 'front', ratio: 'panorama', frame: 'Honey Oak', pad: 'sage' },
  'front, paper, no mat': { view: 'front', made: 'paper without a mat' },
  'front, paper alone': { view: 'front', made: 'paper alone' },
  'front, framed canvas': { view: 'front', made: 'framed canvas', frame: 'Oak Floater' },
  'front, framed canvas, panorama': { view: 'front', made: 'framed canvas', ratio: 'panorama', frame: 'Black Floater' },
  'front, canvas alone': { view: 'front', made: 'canvas alone' },
  'corner, paper, mat': { view: 'corner' },
  'corner, paper, no mat': { view: 'corner', made: 'paper without a mat' },
  'corner, paper alone': { view: 'corner', made: 'paper alone' },
  'corner, framed canvas': { view: 'corner', made: 'framed canvas', frame: 'Oak Floater' },
  'corner, canvas alone': { view: 'corner', made: 'canvas alone' },
  'side, paper': { view: 'side' },
  'side, paper alone': { view: 'side', made: 'paper alone' },
  'side, framed canvas': { view: 'side', made: 'framed canvas', frame: 'Oak Floater' },
  'side, canvas alone': { view: 'side', made: 'canvas alone' },
  'living room': { view: 'living room' },
  bedroom: { view: 'bedroom', ratio: 'landscape', frame: 'Silver Leaf' },
  study: { view: 'study', made: 'framed canvas', ratio: 'panorama', frame: 'Oak Floater' },
  ...Object.fromEntries(
    [
      'Matte White',
      'Vintage Black',
      'Mocha',
      'Burnished Gold',
      'Sheesham Step',
      'Rosewood Bead',
      'Charred Cedar',
      'Temple Carved',
      'Brushed Aluminium',
      'Ivory Crackle',
      'Palace Rope',
      'Copper Patina',
      'Pewter Bamboo',
    ].map((frame) => [`frame, ${frame}`, { view: 'corner', frame }]),
  ),
};

const createDrawing = ({ view, ...of }: Case & { view: View }) => VIEWS[view](of);

test.for(Object.entries(PICTURES))('%s', async ([name, of]) => {
  await expectBaseline(name, await renderOnStage(createDrawing(of)));
});

const FRONT = 'front, paper, mat, portrait';
const GOLD = 'front, paper, mat, landscape';
const differenceFrom = async (name: string, pixels: Promise<ImageData>) =>
  compareImages(await pixels, await getBaseline(name));

test.skipIf(renews)('a mat that is 1/8 inch wider is told', async () => {
  for (const name of [FRONT, GOLD]) {
    const wider = createDrawing({ ...PICTURES[name]!, wider: 1 / 8 });
    expect(isOther(await differenceFrom(name, renderOnStage(wider)))).toBe(true);
  }
});

test.skipIf(renews)('light that has turned is told, in every frame', async () => {
  for (const [name, of] of Object.entries(PICTURES)) {
    if (of.view !== 'front' || !/mat|framed/.test(name)) continue;
    const found = await differenceFrom(name, renderOnStage(turnDrawing(createDrawing(of))));
    expect(isOther(found), `${name}: ${JSON.stringify(found)}`).toBe(true);
  }
});
