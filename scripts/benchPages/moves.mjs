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
  move: `From a press on a card (or Back) until the page that it leads to stands in the document and the frame that shows it is painted: the first task after that frame. Wall clock. All data and code are there, for each thing was opened before. ${THINGS} things of the first page, ${TIMES} times each; "still" is with reduced motion, else pages fade into each other. "of CPU" is what the main thread had of the processor meanwhile, which a busy machine lengthens less.`,
  static:
    'Beside it the same measure of the least that a browser can do: the same two pages as they stood, as plain HTML, exchanged by hand with neither React nor a chart; of the list in place of the thing.',
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
  const isAt = (path) => () =>
    location.pathname === path && [...document.querySelectorAll('main h1')].some((h1) => h1.checkVisibility());
  const link = (path) =>
    [...document.querySelectorAll(`main a[href="${path}"]`)].find((a) => a.checkVisibility()) ?? null;
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
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, things, measured: measuring(page, session), close: () => context.close() };
}

/** Seconds for which the page's main thread has had the processor. */
async function busy(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
}

/** Does something in the page after a rest: how long it took, and what of it the main thread had of the processor. */
const measuring = (page, session) => async (doing, given) => {
  await page.evaluate(() => window.bench.rest());
  const before = await busy(session);
  const wall = await page.evaluate(([name, values]) => window.bench[name](...values), [doing, given]);
  return { wall, cpu: ((await busy(session)) - before) * 1000 };
};

const percentiles = (times) => ({ p50: percentile(times, 0.5), p95: percentile(times, 0.95) });

const rowOf = (what, { list }, { screen, rate, still }, found) => ({
  what,
  list,
  screen,
  throttled: rate,
  motion: still ? 'still' : 'fades',
  ...percentiles(found.map(({ wall }) => wall)),
  'of CPU': percentile(
    found.map(({ cpu }) => cpu),
    0.5,
  ),
  count: found.length,
});

async function moves(browser, url, list, how) {
  const { things, measured, close } = await open(browser, url, list, how);
  const opened = [];
  const left = [];
  const swapped = [];
  for (let time = 0; time < TIMES; time++)
    for (const thing of things) {
      opened.push(await measured('open', [thing]));
      left.push(await measured('back', [list.path, thing]));
    }
  for (let time = 0; how.still && time < THINGS * TIMES; time++)
    swapped.push(await measured('swap', [time % 2 ? 'list' : 'thing']));
  await close();
  return [
    rowOf('list to detail', list, how, opened),
    rowOf('back to list', list, how, left),
    ...(how.still
      ? [
          rowOf(
            STATIC,
            list,
            how,
            swapped.filter((_, at) => at % 2 === 1),
          ),
        ]
      : []),
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
