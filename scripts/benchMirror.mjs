import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser, launchOptions } from './browser.mjs';
import { buildStore, picturesOnDemand } from './buildStore.mjs';
import { ROOT } from './run.mjs';
import { serve } from './serve.mjs';

const REPORT = join(ROOT, 'test-results/bench/mirror.json');
const EVENTS = 1_000;
/** How long the page takes over them. */
const DURING = 4_000;
const FEWEST = 50;

/** Plays a page of the store in which a chart moves a thousand times, as the publisher tells it: a batch each frame. */
const publishMany = async ({ version, events, during }) => {
  const channel = new BroadcastChannel('mitre-and-mat-charts');
  const page = 'bench';
  const at = () => ({ status: 'active', timers: [] });
  const states = [['pincode.unknown'], ['pincode.lookingUp'], ['pincode.serviceable']];
  const taken = [
    'pincode|pincode.typed|2',
    'pincode|pincode.typed|1',
    'pincode.lookingUp|xstate.done.actor.findPlace|0',
  ];
  const run = {
    session: 'x:0',
    name: 'pincode',
    chart: 'pincode',
    version,
    parent: null,
    input: null,
    context: { text: '' },
  };
  const here = () => channel.postMessage({ type: 'here', page, title: 'Bench', url: location.href, isStage: false });
  const watched = new Promise((go) => {
    channel.onmessage = ({ data }) => {
      if (data.type === 'whoIsThere') here();
      if (data.type !== 'watch') return;
      channel.postMessage({ type: 'running', page, seq: 0, charts: [{ ...run, ...at(), states: states[0] }] });
      go();
    };
  });
  here();
  await watched;
  await new Promise((go) => setTimeout(go, 500));
  const begin = performance.now();
  for (let seq = 0; seq < events; ) {
    const due = Math.min(events, Math.ceil(((performance.now() - begin) / during) * events));
    const happenings = [];
    for (; seq < due; seq++) {
      const event = { type: 'pincode.typed', text: String(seq) };
      const now = { ...at(), states: states[seq % 3], context: { text: String(seq), place: null } };
      happenings.push({
        seq: seq + 1,
        at: Date.now(),
        kind: 'moved',
        session: run.session,
        event,
        taken: [taken[seq % 3]],
        now,
      });
    }
    if (happenings.length > 0) channel.postMessage({ type: 'happened', page, happenings });
    await new Promise((go) => setTimeout(go, 16));
  }
};

/** Frames a second while `during` milliseconds go by, and the longest frame. */
const countFrames = (during) =>
  new Promise((done) => {
    const times = [];
    const begin = performance.now();
    const frame = (time) => {
      times.push(time);
      if (performance.now() - begin < during) requestAnimationFrame(frame);
      else {
        const gaps = times.slice(1).map((time, at) => time - times[at]);
        done({ frames: (1_000 * gaps.length) / (times.at(-1) - times[0]), longest: Math.max(...gaps) });
      }
    };
    requestAnimationFrame(frame);
  });

async function measure(url) {
  const browser = await chromium.launch(launchOptions());
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const charts = await context.newPage();
  await charts.goto(`${url}/charts/?chart=pincode&panel=live`);
  await charts.locator('g.state[data-state="pincode.unknown"]').waitFor();
  const { version } = await charts.evaluate(async () => (await (await fetch('data/pincode.json')).json()).graph);
  const idle = await charts.evaluate(countFrames, 1_000);
  const store = await context.newPage();
  await store.goto(`${url}/favicon.svg`);
  const publishing = store.evaluate(publishMany, { version, events: EVENTS, during: DURING });
  await charts.bringToFront();
  await charts.getByRole('button', { name: 'Watch Bench' }).click();
  await charts.waitForTimeout(400);
  const live = await charts.evaluate(countFrames, DURING);
  await publishing;
  await charts.getByText(`of ${EVENTS}`).waitFor();
  await browser.close();
  return { idle, live };
}

const given = process.env.STORE_URL;
process.env.CHROMIUM_PATH = await findBrowser();
const store = given
  ? { url: given, close: async () => {} }
  : await serve({ picture: await (process.argv.includes('--no-build') ? picturesOnDemand() : buildStore()) });
const { idle, live } = await measure(store.url);
await store.close();
mkdirSync(dirname(REPORT), { recursive: true });
writeFileSync(
  REPORT,
  `${JSON.stringify({ measured: new Date().toISOString(), events: EVENTS, idle, live }, null, 2)}\n`,
);
console.table({ idle, live });
if (live.frames < FEWEST) {
  console.error(`${live.frames.toFixed(1)} frames a second while ${EVENTS} events are mirrored, ${FEWEST} wanted.`);
  process.exitCode = 1;
}
