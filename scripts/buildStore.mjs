import { buildSite } from './buildSite.mjs';
import { bundled } from './bundled.mjs';
import { ROOT } from './run.mjs';

/**
 * Builds the store without its pictures, which take minutes the first time, and gives what draws one when it is asked
 * for by its address. `npm run build` writes them all.
 */
export async function buildStore() {
  const before = process.env.PICTURES;
  process.env.PICTURES = 'on-demand';
  try {
    await buildSite({ logLevel: 'warn' });
  } finally {
    if (before === undefined) delete process.env.PICTURES;
    else process.env.PICTURES = before;
  }
  return picturesOnDemand();
}

/** What draws a picture of the catalogue when it is asked for by its address; it gives null for any other. */
export async function picturesOnDemand() {
  const module = await bundled('mocks/pictures/drawnPictures.ts');
  return module.picturesOnDemand(ROOT);
}
