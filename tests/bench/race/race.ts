// What tests/bench/race.ts runs, in one bundle.
import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { PAGE_KINDS } from '../pages/pageKinds.ts';
import { measureColdLoad } from './cold.ts';
import { type LighthouseResult, runLighthouse } from './lighthouse.ts';
import { PAGES, type PageName } from './limits.ts';
import { measurePaint } from './paint.ts';
import { measurePress } from './press.ts';
import { PRESSES } from './presses.ts';
import type { RaceResult } from './raceResult.ts';

export { checkLimits, createRow } from './figures.ts';
export { createFrontServer } from './front.ts';
export { formatFigures, getCells, printRows } from './table.ts';

type Options = {
  /** The store, without a slash at its end. */
  url: string;
  browser: LaunchOptions;
  /** A free port, for Lighthouse to speak to its browser. */
  port: number;
  /** Takes what Lighthouse said in full. */
  keep: (page: string, result: object) => void;
};

/** What is raced: the first art that the list shows, and the screen on which its size is chosen, with the preview beside. */
async function findPages(browser: Browser, url: string): Promise<Record<PageName, string>> {
  const page = await browser.newPage();
  const first = async (path: string, links: string) => {
    await page.goto(url + path);
    const link = page.locator(links).first();
    await link.waitFor({ state: 'attached' });
    return (await link.getAttribute('href')) as string;
  };
  const detail = await first('/art/', 'main figure a[href^="/art/"]');
  const configurator = detail.replace('/art/', '/shop_art/');
  await page.close();
  return { home: '/', list: '/art/', detail, configurator };
}

const times = async <Result>(count: number, run: () => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  for (let at = 0; at < count; at++) results.push(await run());
  return results;
};

/** Races each page `runs` times, one measurement after the other. */
export async function race({
  url,
  runs,
  browser: launch,
  port,
  keep,
}: Options & { runs: number }): Promise<RaceResult[]> {
  const browser = await chromium.launch(launch);
  const raced: RaceResult[] = [];
  try {
    const paths = await findPages(browser, url);
    for (const page of PAGES) {
      const at = url + paths[page];
      const press = PRESSES[page];
      // pictures are drawn at their first asking, and are not to be waited for by what is measured
      await measureColdLoad(browser, at);
      const { before, interaction } = await measureColdLoad(browser, at);
      raced.push({
        page,
        path: paths[page],
        before,
        interaction,
        paint: await times(runs, () => measurePaint(browser, at)),
        presses: {
          name: press.name,
          times: {
            atOnce: await times(runs, () => measurePress(browser, at, press, 'atOnce')),
            fetched: await times(runs, () => measurePress(browser, at, press, 'fetched')),
            settled: await times(runs, () => measurePress(browser, at, press, 'settled')),
          },
        },
        lighthouse: await times(runs, async () => {
          const { judged: result, whole } = await runLighthouse(at, launch, port);
          keep(page, whole);
          return result;
        }),
      });
    }
  } finally {
    await browser.close();
  }
  return raced;
}

/** What Lighthouse gives each kind of page, in one run: enough for all but performance. */
export async function judgeEvery({ url, browser, port, keep }: Options) {
  const every: (LighthouseResult & { page: string })[] = [];
  for (const { page, path } of PAGE_KINDS) {
    const { judged, whole } = await runLighthouse(url + path, browser, port);
    keep(page, whole);
    every.push({ page, ...judged });
  }
  return every;
}
