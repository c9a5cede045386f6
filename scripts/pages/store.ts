import type * as PictureModule from '../../mocks/pictureJobs/createPictures.ts';
import { importBuilt } from '../tools/bundle.ts';
import { ROOT } from '../tools/processes.ts';
import { type StaticServer, serve } from '../tools/server.ts';
import { buildSite } from './buildSite.ts';

/**
 * Builds the store without its pictures, which take minutes the first time, and gives what draws one when it is queried
 * for by its address. `npm run build` writes them all. `pages` is the build's setting PAGES.
 */
export async function buildStore(pages?: string): Promise<PictureModule.Pictures> {
  // For the plugin that draws them; what this process serves draws them on demand from here on.
  process.env.PICTURES = 'on-demand';
  await buildSite({ logLevel: 'warn', env: { ...process.env, ...(pages && { PAGES: pages }) } });
  return storePictures();
}

/** What draws a picture of the catalogue when it is requested by its address; it gives null for any other. */
export async function storePictures(): Promise<PictureModule.Pictures> {
  // some two hundred modules, which come five times as fast in one file
  const { createPictures } = await importBuilt<typeof PictureModule>('mocks/pictureJobs/createPictures.ts');
  return createPictures(ROOT);
}

/** The store that is served at STORE_URL, else the one that is in dist/, built first where `isBuilt` is false. */
export async function openStore({
  isBuilt = process.argv.includes('--no-build'),
  pages,
}: {
  isBuilt?: boolean;
  pages?: string;
} = {}): Promise<StaticServer> {
  const { STORE_URL } = process.env;
  if (STORE_URL) return { url: STORE_URL, close: async () => {} };
  return serve({ picture: await (isBuilt ? storePictures() : buildStore(pages)) });
}
