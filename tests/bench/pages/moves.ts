import type { Browser } from 'playwright';
import { buildPageModule } from '../../../scripts/tools/bundle.ts';
import type * as InPage from '../inPage/moves.ts';
import { SCREEN_NAMES, SCREENS, type Screen, throttle, waitUntilSettled } from '../kit/page.ts';
import { measureUntilWithin, percentile } from '../kit/times.ts';

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

const STATIC = 'static swap';

export const MOVES_METHOD = {
  move: `From a press on a card (or Back) until the page that it leads to stands in the document and the frame that shows it is painted: the first task after that frame. Wall clock. All data and code are there, for each thing was opened before. ${THINGS} things of the first page, ${TIMES} times each; "still" is with reduced motion, else pages fade into each other. "of CPU" is what the main thread had of the processor meanwhile, which a busy machine lengthens less.`,
  static:
    'Beside it the same measure of the least that a browser can do: the same two pages as they stood, as plain HTML, exchanged by hand with neither React nor a chart; of the list in place of the thing.',
};

type List = (typeof LISTS)[number];
type Setting = { screen: Screen; rate: number; hasReducedMotion: boolean };
type Time = { wall: number; cpu: number };
type Row = ReturnType<typeof getRow>;

const inPage = await buildPageModule<typeof InPage>('tests/bench/inPage/moves.ts');

/** The list with its first things opened once, at full speed; then the processor is slowed down. */
async function open(browser: Browser, url: string, { path }: List, { screen, rate, hasReducedMotion }: Setting) {
  const page = await browser.newPage({
    ...SCREENS[screen],
    reducedMotion: hasReducedMotion ? 'reduce' : 'no-preference',
  });
  page.on('pageerror', (error) => console.error(error));
  await inPage.addTo(page);
  await page.goto(url + path);
  // The first sign of a person: before it a link is a link, and loads another document.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 1);
  await waitUntilSettled(page);
  const things = await inPage.call(page, 'listProductLinks', path, THINGS);
  if (things.length < THINGS) throw new Error(`The list at ${path} shows ${things.length} things to open.`);
  await inPage.call(page, 'copyMain', 'list');
  for (const thing of things) {
    await inPage.call(page, 'measureOpen', thing);
    await waitUntilSettled(page);
    await inPage.call(page, 'copyMain', 'thing');
    await inPage.call(page, 'measureBack', path, thing);
    await waitUntilSettled(page);
  }
  const { busy } = await throttle(page, rate);
  /** Does something in the page after a rest: how long it took, and what of it the main thread had of the processor. */
  const time = async (move: 'measureOpen' | 'measureBack' | 'measureSwap', ...args: string[]): Promise<Time> => {
    await inPage.call(page, 'waitUntilSettled');
    const before = await busy();
    const wall = await inPage.call(page, move, ...(args as [string, string]));
    return { wall, cpu: (await busy()) - before };
  };
  return { things, timed: time, close: () => page.close() };
}

const getRow = (what: string, { list }: List, { screen, rate, hasReducedMotion }: Setting, found: readonly Time[]) => ({
  what,
  list,
  screen,
  throttled: rate,
  motion: hasReducedMotion ? 'still' : 'fades',
  p50: percentile(
    found.map(({ wall }) => wall),
    0.5,
  ),
  p95: percentile(
    found.map(({ wall }) => wall),
    0.95,
  ),
  'of CPU': percentile(
    found.map(({ cpu }) => cpu),
    0.5,
  ),
  count: found.length,
});

async function moves(browser: Browser, url: string, list: List, how: Setting): Promise<Row[]> {
  const { things, timed, close } = await open(browser, url, list, how);
  const opened: Time[] = [];
  const left: Time[] = [];
  const swapped: Time[] = [];
  for (let time = 0; time < TIMES; time++)
    for (const thing of things) {
      opened.push(await timed('measureOpen', thing));
      left.push(await timed('measureBack', list.path, thing));
    }
  for (let time = 0; how.hasReducedMotion && time < THINGS * TIMES; time++)
    swapped.push(await timed('measureSwap', time % 2 ? 'list' : 'thing'));
  await close();
  const lists = swapped.filter((_, at) => at % 2 === 1);
  return [
    getRow('list to detail', list, how, opened),
    getRow('back to list', list, how, left),
    ...(how.hasReducedMotion ? [getRow(STATIC, list, how, lists)] : []),
  ];
}

const isWithin = ({ what, throttled: rate, p95 }: Row) => what === STATIC || rate < 4 || p95 <= MAX_P95;

/** From lists to their things and back, on both screens, at both speeds, moved and still. */
export async function measureMoves(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const list of LISTS)
    for (const screen of SCREEN_NAMES)
      for (const rate of RATES)
        for (const hasReducedMotion of [true, false])
          rows.push(
            ...(await measureUntilWithin(
              () => moves(browser, url, list, { screen, rate, hasReducedMotion }),
              isWithin,
            )),
          );
  return rows;
}

/** What is over its limit, a sentence each. */
export const checkMoves = (rows: readonly Row[]): string[] =>
  rows
    .filter((row) => !isWithin(row))
    .map(
      ({ what, list, screen, motion, p95 }) =>
        `${list}, ${what} on a ${screen}, throttled 4x, ${motion}: p95 is ${p95} ms, ${MAX_P95} allowed.`,
    );
