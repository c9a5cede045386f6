import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type BrowserType, chromium, firefox, webkit } from 'playwright';
import { DriverService } from 'selenium-webdriver/remote';
import { findBrowser, findOnPath, installPackages, launchOptions } from '../../scripts/tools/browser.ts';
import { bidiDriver } from './bidiDriver.ts';
import type { Driver } from './driver.ts';
import { playwrightDriver } from './playwrightDriver.ts';
import { webDriver } from './webDriver.ts';

const getCommand = (...names: string[]) => findOnPath(names).find(existsSync);

/** The commands' paths; their packages are installed first where one is missing. */
function getCommands(engine: string, commands: readonly string[], packages: readonly string[]): string[] {
  const find = () => commands.flatMap((command) => getCommand(command) ?? []);
  const areThere = () => find().length === commands.length;
  if (!areThere()) installPackages('--no-install-recommends', ...packages);
  if (areThere()) return find();
  throw new Error(
    `There is no ${engine} here: run npx playwright install ${engine.toLowerCase()}, or on Debian, as root, apt-get install ${packages.join(' ')}.`,
  );
}

/** Debian's WebKitGTK, over WebDriver, on a screen that nobody sees. */
async function openWebKitGtk(): Promise<Driver> {
  const [server = '', xvfb = ''] = getCommands('WebKit', ['WebKitWebDriver', 'Xvfb'], ['webkit2gtk-driver', 'xvfb']);
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  process.once('exit', () => screen.kill());
  const [display] = await once(createInterface(screen.stdout), 'line');
  const service = new DriverService.Builder(server)
    .setLoopback(true)
    // Its sandbox does not start for root, as whom containers run; it opens nothing but the store.
    .setEnvironment({ ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' })
    .build();
  const driver = await webDriver(await service.start(), { browserName: 'MiniBrowser' });
  return {
    ...driver,
    async close() {
      await driver.close();
      await service.kill();
      screen.kill();
    },
  };
}

async function openFirefox(): Promise<Driver> {
  const firefoxOfRelease = getCommand('firefox');
  const [path = ''] = firefoxOfRelease ? [firefoxOfRelease] : getCommands('Firefox', ['firefox-esr'], ['firefox-esr']);
  return bidiDriver(path);
}

const isInstalled = (type: BrowserType) => existsSync(type.executablePath());
const byPlaywright = async (type: BrowserType, options = {}) => playwrightDriver(await type.launch(options));

/** How each engine is opened: by Playwright where its own is installed, else as the system has it. Chromium is for comparing. */
export const ENGINES: Record<string, () => Promise<Driver>> = {
  webkit: () => (isInstalled(webkit) ? byPlaywright(webkit) : openWebKitGtk()),
  firefox: () => (isInstalled(firefox) ? byPlaywright(firefox) : openFirefox()),
  chromium: async () => byPlaywright(chromium, { ...launchOptions(), executablePath: await findBrowser() }),
};
