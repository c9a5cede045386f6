import { writeFile } from 'node:fs/promises';
import { Builder, Key as Keys, type WebElement } from 'selenium-webdriver';
import type { Driver, Key } from './driver.ts';

const KEYS: Record<Key, string> = { Alt: Keys.ALT, Shift: Keys.SHIFT, Escape: Keys.ESCAPE, P: 'P' };

/** `(0, eval)` runs a script as the console does: it gives the value of the last expression. */
const SETTLE = `const [script, settle] = arguments;
  (async () => ({ value: await (0, eval)(script) }))().catch((error) => ({ error: error.message })).then(settle);`;

/** A browser behind a server of W3C WebDriver. */
export async function webDriver(server: string, capabilities: object): Promise<Driver<WebElement>> {
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ script: 60_000 });
  const settle = async (script: string) => {
    const { value, error } = (await driver.executeAsyncScript(SETTLE, script)) as { value: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  };
  return {
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height, x: 0, y: 0 })),
    goTo: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    evaluate: settle,
    findElement: async (script) => (await settle(script)) as WebElement,
    click: (element) => element.click(),
    type: (element, text) => element.sendKeys(text),
    upload: (element, file) => element.sendKeys(file),
    async press(...keys) {
      const actions = driver.actions();
      for (const key of keys) actions.keyDown(KEYS[key]);
      for (const key of keys.reverse()) actions.keyUp(KEYS[key]);
      await actions.perform();
    },
    screenshot: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}
