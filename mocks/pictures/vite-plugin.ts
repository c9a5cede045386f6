import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pictureJobs } from './files.ts';
import { openPictureCache } from './pictureCache.ts';
import type { PictureJob } from './pictureJob.ts';

/** Draws every picture into a folder; answers how many files and bytes were written. Works on several at once. */
async function writePictures(root: string, folder: string): Promise<{ count: number; bytes: number }> {
  const cache = await openPictureCache(root);
  const jobs = pictureJobs();
  const done = { count: 0, bytes: 0 };
  const made = new Set<string>();
  const work = async () => {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      const drawn = await cache.draw(job);
      for (const [i, { url }] of job.files.entries()) {
        const path = join(folder, url);
        if (!made.has(dirname(path))) await mkdir(dirname(path), { recursive: true });
        made.add(dirname(path));
        const bytes = drawn[i] as Buffer;
        await writeFile(path, bytes);
        done.count += 1;
        done.bytes += bytes.length;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism() + 1, 8) }, work));
  return done;
}

/**
 * The catalogue's pictures as files of the site: drawn when asked for in the dev server, all written beside the bundle
 * in a build. Without `enabled` it does nothing, as where another host serves the pictures.
 */
export function pictures({ enabled = true }: { enabled?: boolean } = {}): Plugin | null {
  if (!enabled) return null;
  let root = '';
  let folder = '';
  return {
    name: 'pictures',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    configureServer(server) {
      const byUrl = new Map<string, PictureJob>();
      for (const job of pictureJobs()) for (const { url } of job.files) byUrl.set(url, job);
      const cache = openPictureCache(root);
      server.middlewares.use((request, response, next) => {
        const url = (request.url ?? '').split('?')[0] as string;
        const job = byUrl.get(url);
        if (!job) return next();
        cache
          .then((opened) => opened.draw(job))
          .then((drawn) => {
            response.setHeader('Content-Type', 'image/webp');
            response.setHeader('Cache-Control', 'no-cache');
            response.end(drawn[job.files.findIndex((file) => file.url === url)]);
          }, next);
      });
    },
    async writeBundle() {
      // A build for the server writes no site.
      if (this.environment && this.environment.name !== 'client') return;
      const start = performance.now();
      const { count, bytes } = await writePictures(root, folder);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`pictures: ${count} files, ${(bytes / 1e6).toFixed(1)} MB, ${seconds} s`);
    },
  };
}
