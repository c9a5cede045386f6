import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this many bytes an answer's headers weigh more than what packing saves. */
const MIN_BYTES = 1024;
const TEXT = /\.(?:js|css|svg|json)$/;

const toBrotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
const toGzip = (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });

/**
 * Writes the files below `assets/` of a build a second and third time, as small as Brotli and gzip make them, for a server
 * that hands those out as they are.
 *
 * Only of assets: best Brotli of a page takes half a second, and pages change with every price. A server packs them as they
 * go out.
 */
export async function precompress(folder: string): Promise<void> {
  async function compressFile(file: string) {
    const bytes = readFileSync(file);
    // a server sends the age of the file that it hands out
    const { atime, mtime } = statSync(file);
    for (const [extension, packed] of [
      ['.br', await toBrotli(bytes)],
      ['.gz', await toGzip(bytes)],
    ] as const) {
      writeFileSync(file + extension, packed);
      utimesSync(file + extension, atime, mtime);
    }
  }
  const files = readdirSync(join(folder, 'assets'))
    .filter((name) => TEXT.test(name))
    .map((name) => join(folder, 'assets', name))
    .filter((file) => statSync(file).size >= MIN_BYTES);
  // Node's own threads take them, four at a time.
  await Promise.all(files.map(compressFile));
}
