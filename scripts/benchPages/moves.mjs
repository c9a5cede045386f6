import { SCREENS, settled } from './pageKinds.mjs';

/** Lists whose things are opened and left again. */
const LISTS = [
  { list: 'art', path: '/art/' },
  { list: 'objects', path: '/decor-objects/' },
];
const RATES = [1, 4];
/** Things of the first page, each opened so often. */
const THINGS = 4;
const TIMES = 6;

/** Milliseconds at the 95th percentile, at a quarter of the processor's speed. */
const MAX_P95 = 100;
/** How often what is over its limit is measured: the machine may have had other things to do. */
const RUNS = 3;

const STATIC = 'static swap';

export const MOVES_METHOD = {
  move: `From a press on a card (or Back) until the page that it leads to stands in the document and the frame that shows it is painted: the first task after that frame. Wall clock. All data and code are there, for each thing was opened before. ${THINGS} things of the first page, ${TIMES} times each; "still" is with reduced motion, else pages fade into each other.`,
  static:
    'Beside it the same measure of the least that a browser can do: the same two pages as they stood, as plain HTML, exchanged by hand with neither React nor a chart.',
};

const one = (number) => Number(number.toFixed(1));
const percentile = (times, share) => one([...times].sort((a, b) => a - b)[Math.floor(times.length * share)]);

/** What measures inside the page. */
const bench = () => {
  const task = () =>
    new Promise((go) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => go(performance.now());
      port2.postMessage(null);
    });
  const frame = () => new Promise((go) => requestAnimationFrame(go));
  const rest = () => new Promise((go) => setTimeout(go, 350));
  /** Until it is there and painted. */
  const painted = async (isThere) => {
    for (;;) {
      await frame();
      if (isThere()) return task();
    }
  };
  const isAt = (path) => () => location.pathname === path && document.querySelector('main h1') !== null;
  const link = (path) => document.querySelector(`main a[href="${path}"]`);
  const copies = {};
  window.bench = {
    things: (list, count) =>
      [
        ...new Set(
          [...document.querySelectorAll(`main li a[href^="${list}"]`)]
            .map((a) => a.getAttribute('href'))
            .filter((href) => /[a-z]$/.test(href)),
        ),
      ].slice(0, count),
    rest,
    async open(path) {
      const isHere = () => isAt(path)() && link(path) === null;
      const begun = performance.now();
      link(path).click();
      return (await painted(isHere)) - begun;
    },
    async back(list, thing) {
      const isHere = () => isAt(list)() && link(thing) !== null;
      const begun = performance.now();
      history.back();
      return (await painted(isHere)) - begun;
    },
    keep(name) {
      copies[name] = document.querySelector('main').innerHTML;
    },
    async swap(name) {
      const main = document.querySelector('main');
      const begun = performance.now();
      main.innerHTML = copies[name];
      scrollTo(0, 0);
      return (await painted(() => true)) - begun;
    },
  };
};

/** The list with its first things opened once, at full speed; then the processor is slowed down. */
async function open(browser, url, { path }, { screen, rate, still }) {
  const context = await browser.newContext({
    ...SCREENS[screen],
    reducedMotion: still ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.addInitScript(bench);
  await page.goto(url + path);
  await settled(page);
  const things = await page.evaluate(([list, count]) => window.bench.things(list, count), [path, THINGS]);
  if (things.length < THINGS) throw new Error(`The list at ${path} shows ${things.length} things to open.`);
  await page.evaluate(() => window.bench.keep('list'));
  for (const thing of things) {
    await page.evaluate((to) => window.bench.open(to), thing);
    await settled(page);
    await page.evaluate(() => window.bench.keep('thing'));
    await page.evaluate(([list, to]) => window.bench.back(list, to), [path, thing]);
    await settled(page);
  }
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, things, close: () => context.close() };
}

const rowOf = (what, { list }, { screen, rate, still }, times) => ({
  what,
  list,
  screen,
  throttled: rate,
  motion: still ? 'still' : 'fades',
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  count: times.length,
});

async function moves(browser, url, list, how) {
  const { page, things, close } = await open(browser, url, list, how);
  const opened = [];
  const left = [];
  for (let time = 0; time < TIMES; time++)
    for (const thing of things) {
      opened.push(await page.evaluate((to) => window.bench.rest().then(() => window.bench.open(to)), thing));
      left.push(
        await page.evaluate(
          ([from, to]) => window.bench.rest().then(() => window.bench.back(from, to)),
          [list.path, thing],
        ),
      );
    }
  const swapped = [];
  if (how.still)
    for (let time = 0; time < THINGS * TIMES; time++)
      swapped.push(
        await page.evaluate(
          (name) => window.bench.rest().then(() => window.bench.swap(name)),
          time % 2 ? 'list' : 'thing',
        ),
      );
  await close();
  return [
    rowOf('list to detail', list, how, opened),
    rowOf('back to list', list, how, left),
    ...(how.still ? [rowOf(STATIC, list, how, swapped)] : []),
  ];
}

const isWithin = ({ what, throttled, p95 }) => what === STATIC || throttled < 4 || p95 <= MAX_P95;

/** From lists to their things and back, on both screens, at both speeds, moved and still. */
export async function measureMoves(browser, url) {
  const rows = [];
  for (const list of LISTS)
    for (const screen of Object.keys(SCREENS))
      for (const rate of RATES)
        for (const still of [true, false]) {
          let found;
          for (let run = 1; run <= RUNS; run++) {
            found = (await moves(browser, url, list, { screen, rate, still })).map((row) => ({ ...row, run }));
            if (found.every(isWithin)) break;
          }
          rows.push(...found);
        }
  return rows;
}

/** What is over its limit, a sentence each. */
export const complaintsOfMoves = (rows) =>
  rows
    .filter((row) => !isWithin(row))
    .map(
      ({ what, list, screen, motion, p95 }) =>
        `${list}, ${what} on a ${screen}, throttled 4x, ${motion}: p95 is ${p95} ms, ${MAX_P95} allowed.`,
    );
