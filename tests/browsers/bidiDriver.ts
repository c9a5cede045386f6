import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Driver } from './driver.ts';

/** An installed Firefox, over WebDriver BiDi, which it speaks itself. */
export async function bidiDriver(executablePath: string): Promise<Driver<ElementHandle>> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    goTo: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (script) => page.evaluate(script),
    findElement: async (script) => (await page.evaluateHandle(script)).asElement() as ElementHandle,
    click: (element) => element.click(),
    type: (element, text) => element.type(text),
    upload: (element, file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.reverse()) await page.keyboard.up(key);
    },
    screenshot: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    close: () => browser.close(),
  };
}
