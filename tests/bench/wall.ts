import type { Browser } from 'playwright';
import { arts } from '../../mocks/seed/arts.ts';
import { buildPageModule } from '../../scripts/tools/bundle.ts';
import { formatPiece, formatPlanQuery } from '../../src/domain/wallPath.ts';
import { MAX_PIECES } from '../../src/domain/wallPlan.ts';
import type * as InPage from './inPage/drag.ts';
import { measureInStore, report, runBench } from './kit/bench.ts';
import { DRAG_METHOD, dragAround, getFrameRate, getWorstSecond, MIN_FRAMES } from './kit/drag.ts';
import { SCREEN_NAMES, SCREENS, type Screen, throttle, waitUntilSettled } from './kit/page.ts';
import { measureUntilWithin, round } from './kit/times.ts';

const RATE = 4;
/** The fullest wall, and beside it one with a single piece. */
const PIECES = [MAX_PIECES, 1];
const METHOD = `${DRAG_METHOD} Every frame of the page counts: a piece that hangs on the lines of others stands still between them. "places" is at how many it was. The worst second.`;

/** What the first piece is taken hold of by. */
const HANDLE = '[role=application]';

type Row = { pieces: number; screen: Screen; 'frames a second': number; 'worst second': number; places: number };

const inPage = await buildPageModule<typeof InPage>('tests/bench/inPage/drag.ts');

const getAddress = (pieces: number) =>
  `/wall?${formatPlanQuery({
    width: 9000,
    height: 3000,
    room: null,
    paint: 'chalk',
    arrangement: 'grid',
    gap: 60,
    angle: 30,
    pieces: arts
      .slice(0, pieces)
      .map(({ slug }) => formatPiece(slug, { mode: 'frame', media: 'Paper', mat: 'standard' })),
  })}`;

async function drag(browser: Browser, url: string, screen: Screen, pieces: number): Promise<Row[]> {
  const page = await browser.newPage(SCREENS[screen]);
  page.on('pageerror', (error) => console.error(error));
  await inPage.addTo(page);
  await page.goto(url + getAddress(pieces));
  const handle = page.locator(HANDLE).first();
  await page.locator('[data-painted]').waitFor();
  await waitUntilSettled(page);
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box || (await page.locator(HANDLE).count()) !== pieces) throw new Error(`Not ${pieces} pieces hang.`);
  const { session } = await throttle(page, RATE);
  const { times, places } = await dragAround(
    session,
    { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    { begin: () => inPage.call(page, 'countFrames', HANDLE), end: () => inPage.call(page, 'getFrames') },
  );
  await page.close();
  return [
    { pieces, screen, 'frames a second': round(getFrameRate(times)), 'worst second': getWorstSecond(times), places },
  ];
}

const isWithin = (row: Row) => row['worst second'] >= MIN_FRAMES;

await runBench(async () => {
  const rows = await measureInStore(async (browser, url) => {
    const found: Row[] = [];
    for (const pieces of PIECES)
      for (const screen of SCREEN_NAMES)
        found.push(...(await measureUntilWithin(() => drag(browser, url, screen, pieces), isWithin)));
    return found;
  });
  report('wall', { method: METHOD, rows });
  return rows
    .filter((row) => !isWithin(row))
    .map(
      (row) =>
        `${row.pieces} pieces on a ${row.screen}: ${row['worst second']} frames in a second, ${MIN_FRAMES} wanted.`,
    );
});
