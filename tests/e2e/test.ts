import { type BrowserContext, expect, type Page, test as playwright } from '@playwright/test';

/** How many times slower the processor is for every page: what `npm run test:stress` sets; 1 is as it is. */
const CPU_SLOWDOWN = Number(process.env.CPU_THROTTLE ?? 1);

async function throttle(page: Page) {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  } catch {
    // a page that closes at once needs no throttling
  }
}

/** Playwright's test, for journeys about what is done before React has taken over what the build wrote. */
export const prehydrationTest = playwright.extend<object, { throttled: undefined }>({
  throttled: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      if (CPU_SLOWDOWN > 1)
        browser.newContext = async (options): Promise<BrowserContext> => {
          const context = await newContext(options);
          return context.on('page', throttle);
        };
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});

/** Gives a sign of a person, and settles once the store states that its page answers. A page without `#root` is none of the store's. */
export const waitUntilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new Event('pointermove'));
    const place = document.getElementById('main') ?? document.getElementById('root');
    return !place || 'hydrated' in place.dataset;
  });

/**
 * What the store reports of its own errors is printed beside the journey that they came up in. Gives those that React put
 * right by itself: no journey is about one, and each is a part that was drawn anew under somebody's hands.
 */
function watchErrorReports(context: BrowserContext): string[] {
  const recovered: string[] = [];
  context.on('console', (message) => {
    if (!message.text().startsWith('Error report')) return;
    console.warn(message.text());
    if (message.text().includes('"place":"recoverable"')) recovered.push(message.text());
  });
  return recovered;
}

/** Most journeys are about what comes of a press, not about when it is made: a page that they open is one that answers. */
export const test = prehydrationTest.extend({
  context: async ({ context }, use) => {
    const recovered = watchErrorReports(context);
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await newPage();
      const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
      // Nobody waits for pictures, which this store draws as they are asked for.
      page.goto = async (url, options) => {
        const answer = await goto(url, { waitUntil: 'domcontentloaded', ...options });
        await waitUntilHydrated(page);
        return answer;
      };
      page.reload = async (options) => {
        const answer = await reload({ waitUntil: 'domcontentloaded', ...options });
        await waitUntilHydrated(page);
        return answer;
      };
      return page;
    };
    await use(context);
    expect(recovered).toEqual([]);
  },
});

/** Holds back what a page requests at an address; returns how to let it come. */
export async function delayRequest(page: Page, address: RegExp): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}
