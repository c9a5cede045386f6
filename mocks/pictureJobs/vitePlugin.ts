import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { createPictures, drawEveryPicture } from './createPictures.ts';

type PictureFilter = (url: string) => boolean;

/** Writes pictures into a folder; answers how many files and bytes there are. */
async function writePictures(
  root: string,
  folder: string,
  filter?: PictureFilter,
): Promise<{ count: number; bytes: number }> {
  const written = { count: 0, bytes: 0 };
  const write = async (url: string, bytes: Buffer) => {
    const path = join(folder, url);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    written.count += 1;
    written.bytes += bytes.length;
  };
  await drawEveryPicture(root, write, filter);
  return written;
}

type Options = { project?: string; filter?: PictureFilter };

/**
 * The catalogue's pictures as files of the site: drawn when requested in the dev server, all written beside the bundle
 * in a build, unless PICTURES is `on-demand` and whoever serves the build draws them. `project` is the project's folder,
 * Vite's root unless stated; a build writes the pictures that pass `filter`, by default all.
 */
export function pictures({ project, filter }: Options = {}): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'pictures',
    configResolved(config) {
      root = project ?? config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    configureServer(server) {
      const picturesPromise = createPictures(root);
      server.middlewares.use((request, response, next) => {
        const url = (request.url ?? '').split('?')[0] as string;
        picturesPromise
          .then((picture) => picture(url))
          .then((bytes) => {
            if (!bytes) return next();
            response.setHeader('Content-Type', 'image/webp');
            response.setHeader('Cache-Control', 'no-cache');
            response.end(bytes);
          }, next);
      });
    },
    async writeBundle() {
      // A build for the server writes no site.
      if (this.environment && this.environment.name !== 'client') return;
      if (process.env.PICTURES === 'on-demand') return;
      const start = performance.now();
      const { count, bytes } = await writePictures(root, folder, filter);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`pictures: ${count} files, ${(bytes / 1e6).toFixed(1)} MB, ${seconds} s`);
    },
  };
}
