/** Draws the contact sheet of docs/pictures.md: one picture of each style, and of each kind of thing. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { listPictureJobs } from '../mocks/pictureJobs/listPictureJobs.ts';
import { openPictureCache, type PictureJob } from '../mocks/pictures/index.ts';
import { ROOT } from './tools/processes.ts';

const FILE = 'docs/pictures/sheet.webp';
const COLUMNS = 8;
/** In px; the label stands below the picture. */
const CELL = { side: 150, gap: 14, label: 24 };

/** What sets a picture apart from those of other kinds: its style, or its scene and what of it is seen. */
function getKind({ sketch }: PictureJob): string {
  if (!('scene' in sketch)) return sketch.style;
  const detail = 'technique' in sketch ? sketch.technique : 'view' in sketch ? sketch.view : '';
  return `${sketch.scene} ${detail}`.trim();
}

const examples = new Map<string, PictureJob>();
// The largest file of each comes last.
for (const job of listPictureJobs())
  if ((examples.get(getKind(job))?.sketch ?? job.sketch) === job.sketch) examples.set(getKind(job), job);
const cells = [...examples].sort(([, a], [, b]) => Number('scene' in a.sketch) - Number('scene' in b.sketch));

const cache = await openPictureCache(ROOT);
const { side, gap, label } = CELL;
const width = gap + COLUMNS * (side + gap);
const height = gap + Math.ceil(cells.length / COLUMNS) * (side + label + gap);
const parts = await Promise.all(
  cells.map(async ([kind, job], at) => {
    const left = gap + (at % COLUMNS) * (side + gap);
    const top = gap + Math.floor(at / COLUMNS) * (side + label + gap);
    const input = await sharp(await cache.draw(job))
      .resize(side, side, { fit: 'inside' })
      .toBuffer();
    const size = await sharp(input).metadata();
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${label}"><text x="50%" y="17" text-anchor="middle" font-family="sans-serif" font-size="13" fill="#1d1a17">${kind}</text></svg>`;
    return [
      { input, left: left + Math.round((side - size.width) / 2), top: top + Math.round((side - size.height) / 2) },
      { input: Buffer.from(text), left, top: top + side },
    ];
  }),
);
const sheet = await sharp({ create: { width, height, channels: 3, background: '#f3f0ea' } })
  .composite(parts.flat())
  .webp({ quality: 72, effort: 6 })
  .toBuffer();
await writeFile(join(ROOT, FILE), sheet);
console.log(`${FILE}: ${cells.length} pictures, ${(sheet.length / 1000).toFixed(0)} kB`);
