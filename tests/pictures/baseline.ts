import { expect } from 'vitest';
import { commands, server } from 'vitest/browser';
import { compareImages, type Difference, encodePng, readPixels } from './pixels.ts';

/** What another version of the browser may change in a drawing. */
const DRAWING: Difference = { seen: 0.003, mean: 0.2 };

export const isOther = ({ seen, mean }: Difference, allowed = DRAWING) => seen > allowed.seen || mean > allowed.mean;

const getFile = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.png`;

const baselines = import.meta.glob<string>('./baselines/*.png', { eager: true, query: '?url', import: 'default' });

/** `npm run baselines` writes what is drawn now, and compares nothing. */
export const renews = server.config.snapshotOptions.updateSnapshot === 'all';

/** What was drawn when somebody last looked at it. */
export async function getBaseline(name: string): Promise<ImageData> {
  const url = baselines[`./baselines/${getFile(name)}`];
  if (!url)
    throw new Error(`There is no baseline of "${name}": npm run baselines -- -t "<title of this test>" makes it.`);
  return readPixels(url);
}

/** Fails where a picture is not the one that was kept, and leaves it where both can be laid side by side. */
export async function expectBaseline(name: string, pixels: ImageData, allowed = DRAWING): Promise<void> {
  if (renews) return commands.writeFile(`tests/pictures/baselines/${getFile(name)}`, encodePng(pixels), 'base64');
  const found = compareImages(pixels, await getBaseline(name));
  if (isOther(found, allowed))
    await commands.writeFile(`test-results/pictures/${getFile(name)}`, encodePng(pixels), 'base64');
  expect(isOther(found, allowed), JSON.stringify(found)).toBe(false);
}
