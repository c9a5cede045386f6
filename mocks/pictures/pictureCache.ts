import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureJob } from './pictureJob.ts';
import { rasterise } from './rasterise.ts';

/** Finished pictures on disk, found again by what they were drawn from. */
export type PictureCache = { draw(job: PictureJob): Promise<Buffer> };

/** A digest of the generator's own source, so that a changed brush makes new pictures. */
async function digestOfSource(root: string): Promise<string> {
  const hash = createHash('sha256');
  const brushes = (await readdir(join(root, 'mocks/pictures'), { recursive: true }))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('mocks/pictures', name));
  for (const path of brushes.sort()) hash.update(path).update(await readFile(join(root, path)));
  return hash.digest('hex');
}

/** Opens the cache of a project; `root` is its folder. A file that cannot be read is drawn anew. */
export async function openPictureCache(root: string): Promise<PictureCache> {
  const folder = join(root, 'node_modules/.cache/pictures');
  const source = await digestOfSource(root);
  await mkdir(folder, { recursive: true });
  return {
    async draw(job) {
      const key = createHash('sha256').update(source).update(JSON.stringify(job)).digest('hex').slice(0, 24);
      const path = join(folder, `${key}.webp`);
      const cached = await readFile(path).catch(() => null);
      if (cached) return cached;
      const rendered = await rasterise(job);
      // Written aside and moved, so that a build that is cut short leaves no half picture.
      const aside = `${path}.${process.pid}`;
      await writeFile(aside, rendered);
      await rename(aside, path);
      return rendered;
    },
  };
}
