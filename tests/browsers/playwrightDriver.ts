import type { Browser, ElementHandle, Page } from 'playwright';
import type { Driver, Key } from './driver.ts';

/** Playwright's own WebKit, Firefox or Chromium. */
export async function playwrightDriver(browser: Browser): Promise<Driver<ElementHandle>> {
  const page: Page = await browser.newPage();
  return {
    resize: (width, height) => page.setViewportSize({ width, height }),
    goTo: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (script) => page.evaluate(script),
    findElement: async (script) => (await page.evaluateHandle(script)) as ElementHandle,
    click: (element) => element.click({ timeout: 1_000 }),
    type: (element, text) => element.type(text),
    upload: (element, file) => element.setInputFiles(file),
    press: (...keys: Key[]) => page.keyboard.press(keys.join('+')),
    screenshot: async (file) => void (await page.screenshot({ path: file })),
    close: () => browser.close(),
  };
}
