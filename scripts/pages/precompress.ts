import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this many bytes an answer's headers weigh more than what packing saves. */
const MIN_BYTES = 1024;
const TEXT = /\.(?:js|css|svg|json)$/;

const brotli = promisify(brotliCompress);
const encoders: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  '.br': (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes the files below `assets/` of a build a second and third time, as small as Brotli and gzip make them, for a server
 * that hands those out as they are. `cacheFolder` is the folder of what was packed for builds before.
 *
 * Only of assets: best Brotli of a page takes half a second, and pages change with every price. A server packs them as they
 * go out.
 */
export async function precompress(folder: string, cacheFolder: string): Promise<void> {
  const assets = join(folder, 'assets');
  mkdirSync(cacheFolder, { recursive: true });
  const used = new Set<string>();
  const files = readdirSync(assets)
    .filter((name) => TEXT.test(name) && statSync(join(assets, name)).size >= MIN_BYTES)
    .flatMap((name) =>
      Object.entries(encoders).map(([extension, pack]) => ({ file: join(assets, name), extension, pack })),
    );

  async function compressFile({ file, extension, pack }: (typeof files)[number]) {
    const bytes = readFileSync(file);
    const name = createHash('sha256').update(bytes).digest('base64url').slice(0, 24) + extension;
    used.add(name);
    const packed = join(cacheFolder, name);
    if (!existsSync(packed)) {
      // under another name first: a build that is stopped here leaves no half of one
      writeFileSync(`${packed}.new`, await pack(bytes));
      renameSync(`${packed}.new`, packed);
    }
    copyFileSync(packed, file + extension);
    // a server sends the age of the file that it hands out
    const { atime, mtime } = statSync(file);
    utimesSync(file + extension, atime, mtime);
  }
  // Node's own threads take them, four at a time.
  await Promise.all(files.map(compressFile));
  for (const name of readdirSync(cacheFolder)) if (!used.has(name)) rmSync(join(cacheFolder, name));
}
