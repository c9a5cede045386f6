import { chromium } from 'playwright';
import { findBrowser, launchOptions } from './browser.mjs';
import { picturesOnDemand } from './buildStore.mjs';
import { serve } from './serve.mjs';

/**
 * Plays every path of every chart, or of those that are named, on its stage in the built visualiser, and tells which do
 * not end where they should.
 */
const asked = process.argv.slice(2);
const SIZES = { phone: { width: 390, height: 680 }, desk: { width: 1280, height: 800 } };
/** Longer than the slowest step takes, in milliseconds. */
const PATIENCE = 30_000;

/** Plays one path in an iframe, as the player does. Gives null, or what went wrong. */
async function playPath({ chart, path, sizes, patience }) {
  document.querySelector('iframe')?.remove();
  const frame = document.createElement('iframe');
  Object.assign(frame, { ...sizes.phone, src: `stage.html?chart=${chart}` });
  const told = (isMeant) =>
    new Promise((done) => {
      const hear = ({ data, source }) => source === frame.contentWindow && isMeant(data) && end(data);
      const end = (data) => {
        removeEventListener('message', hear);
        clearTimeout(overdue);
        done(data);
      };
      const overdue = setTimeout(() => end({ why: 'No answer' }), patience);
      addEventListener('message', hear);
    });
  const opened = told(({ type }) => type === 'ready' || type === 'refused');
  document.body.append(frame);
  const { type, why, width } = await opened;
  if (type !== 'ready') return { why };
  Object.assign(frame, sizes[width]);
  for (const [at, { event, answer, wait, sent, label, states, taken }] of path.steps.entries()) {
    const nr = at + 1;
    const done = told((data) => data.nr === nr);
    const doing = answer !== undefined ? { answer } : wait !== undefined ? { wait } : (sent ?? { type: event });
    frame.contentWindow.postMessage({ nr, type: 'perform', doing, expects: { states, taken }, isShown: true }, '*');
    const arrived = await done;
    if (arrived.type !== 'done') return { step: nr, label, why: arrived.why, expected: states, found: arrived.found };
  }
  return null;
}

process.env.CHROMIUM_PATH = await findBrowser();
const given = process.env.STORE_URL;
const store = given ? { url: given, close: async () => {} } : await serve({ picture: await picturesOnDemand() });
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ viewport: { width: 1300, height: 820 }, reducedMotion: 'reduce' });
await page.goto(`${store.url}/charts/stage.html`);
const data = (name) => page.evaluate(async (file) => (await fetch(`data/${file}.json`)).json(), name);
const rows = [];
const { areas } = await data('catalogue');
const every = areas.flatMap(({ charts: all }) => all.map(({ id }) => id));
for (const chart of asked.length > 0 ? asked : every) {
  const { paths } = await data(chart);
  const failed = [];
  for (const [at, path] of paths.entries()) {
    const wrong = await page.evaluate(playPath, { chart, path, sizes: SIZES, patience: PATIENCE });
    if (!wrong) continue;
    failed.push(at + 1);
    console.error(`${chart} path ${at + 1}: ${JSON.stringify(wrong)}`);
  }
  rows.push({ chart, paths: paths.length, failed: failed.join(' ') });
}
await browser.close();
await store.close();
console.table(rows);
if (rows.some(({ failed }) => failed)) process.exitCode = 1;
