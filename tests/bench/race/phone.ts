import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';

/** The telephone that Lighthouse plays. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** How much slower than here its processor is. */
const CPU_SLOWDOWN = 4;

/** Lighthouse's slow 4G, as it is put on requests: milliseconds before an answer, and bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

type Throttling = { processor?: boolean; network?: boolean };

/** Opens a page of a visitor who was never here, gives it to `use`, and closes it again. */
export async function withPhone<Result>(
  browser: Browser,
  slowed: Throttling,
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (slowed.network) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
    }
    if (slowed.processor) await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await use(page, session);
  } finally {
    await context.close();
  }
}

const QUIET = 2_000;
const POLL = 100;
const MAX_WAIT = 60_000;

/** Notes each request of a page, and tells when nothing was under way for a while. */
export function watchRequests(page: Page) {
  let underWay = 0;
  let last = Date.now();
  const step = (by: number) => () => {
    underWay += by;
    last = Date.now();
  };
  page.on('request', step(1)).on('requestfinished', step(-1)).on('requestfailed', step(-1));
  return async () => {
    const end = Date.now() + MAX_WAIT;
    while (underWay > 0 || Date.now() - last < QUIET) {
      if (Date.now() > end) throw new Error(`${page.url()} did not become quiet.`);
      await setTimeout(POLL);
    }
  };
}
