/**
 * Draws what the store is known by outside its pages, into public/: share.jpg, which stands for a page without a picture
 * of its own where its link is shared, and the icons of phones and of browsers that read no SVG. By hand, when the look
 * changes; a browser's pixels differ from one version to the next, so nothing compares them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createPictures } from '../mocks/pictureJobs/createPictures.ts';
import { STORE_NAME } from '../src/domain/documentTitle.ts';
import { openBrowser } from './tools/browser.ts';
import { ROOT } from './tools/processes.ts';

const resolvePath = (path: string) => join(ROOT, path);
const getData = async (path: string, type: string) =>
  `data:${type};base64,${(await readFile(resolvePath(path))).toString('base64')}`;

const read = await createPictures(ROOT);
const art = await read('/sites/default/files/styles/inner/public/art/misty-ghats.webp');

const page = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: F; font-weight: 400 600; src: url(${await getData('src/ui/fonts/fraunces.woff2', 'font/woff2')}) }
@font-face { font-family: I; font-weight: 400 700; src: url(${await getData('src/ui/fonts/instrument-sans.woff2', 'font/woff2')}) }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; background: linear-gradient(120deg, #fbfaf7, #f3f0ea 70%, #e9e3d8); color: #1d1a17;
  display: grid; grid-template-columns: 1fr 470px; align-items: center; padding: 0 96px; gap: 56px; overflow: hidden }
h1 { font: 400 82px/1.05 F; white-space: nowrap; letter-spacing: -0.015em }
p { margin-top: 28px; font: 400 30px/1.4 I; color: #655e56 }
div { justify-self: end; height: 510px; border: 16px solid #3a2c22; box-shadow: 6px 10px 22px rgb(29 26 23 / .3), 20px 38px 60px -20px rgb(29 26 23 / .45) }
span { display: block; height: 100%; padding: 44px; background: #fff; box-shadow: inset 3px 5px 9px rgb(29 26 23 / .28) }
img { display: block; height: 100%; box-shadow: 0 0 0 2px #f3f0ea }
</style><main><h1>${STORE_NAME.replace('&', '&amp;')}</h1><p>Art prints and custom framing, made to the inch in India.</p></main>
<div><span><img src="data:image/webp;base64,${art?.toString('base64')}"></span></div>`;

const browser = await openBrowser();
try {
  const drawing = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await drawing.setContent(page);
  await drawing.evaluate(() => document.fonts.ready);
  await drawing.screenshot({ path: resolvePath('public/share.jpg'), type: 'jpeg', quality: 84 });
} finally {
  await browser.close();
}

const mark = await readFile(resolvePath('public/favicon.svg'));
// A phone cuts the corners itself, and shows nothing through them.
const icon = (size: number) =>
  sharp(mark, { density: 72 * (size / 32) })
    .resize(size, size)
    .flatten({ background: '#96361D' })
    .png({ compressionLevel: 9, palette: true });
await writeFile(resolvePath('public/apple-touch-icon.png'), await icon(180).toBuffer());
const small = await icon(32).toBuffer();
// An icon file of one picture: its head, the entry of the picture, the picture as PNG.
const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
head.writeUInt32LE(small.length, 14);
await writeFile(resolvePath('public/favicon.ico'), Buffer.concat([head, small]));
