import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser, LaunchOptions } from 'playwright';

/** How every tool here starts Chromium: it may run as root in a container, and it speaks to nobody but the page. */
const LAUNCH_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The shell, Chromium without windows and menus, takes about two thirds of the time for a page, and draws the same. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];

const MISSING =
  'No Chromium found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to its executable.';

/** Asks the program itself: on Ubuntu `chromium-browser` may be only a note about snap, and a download may lack libraries. */
const runs = (path: string) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

const isRoot = () => process.getuid?.() === 0;

function isDebian() {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Where commands of these names may stand. */
export const findOnPath = (names: readonly string[]): string[] =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

/** The executable of a Chromium that is here already, or undefined. Throws where CHROMIUM_PATH names something that does not run. */
function findInstalledBrowser(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (runs(configured)) return configured;
    throw new Error(`CHROMIUM_PATH is ${configured}, which is not a browser that runs.`);
  }
  const onMac = ['/Applications', join(process.env.HOME ?? '', 'Applications')].flatMap((folder) =>
    MAC_APPS.map((app) => join(folder, app)),
  );
  return [...findOnPath(NAMES), ...(process.platform === 'darwin' ? onMac : [])].find(runs);
}

/** Runs one installer; what it states goes to stderr, for stdout may be somebody's input. */
const install = (command: string, args: readonly string[]) => {
  console.error(`Installing: ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env, timeout: 300_000 }).status === 0;
};

/** Installs Debian's packages where this may be done: by root, on Debian or Ubuntu. False where it may not. */
export function installPackages(...packages: string[]): boolean {
  if (!isRoot() || !isDebian()) return false;
  // One list out of many that cannot be read does not keep a package from being installed.
  install('apt-get', ['-qq', 'update']);
  install('apt-get', ['-qq', 'install', '-y', ...packages]);
  return true;
}

/**
 * The executable of a Chromium that runs, installed first where none is: by apt as root on Debian or Ubuntu, else by Playwright.
 * Throws an Error of one sentence where nothing helps.
 */
export async function findBrowser(): Promise<string> {
  const here = findInstalledBrowser();
  if (here) return here;
  const { chromium } = await import('playwright');
  const downloaded = chromium.executablePath();
  if (runs(downloaded)) return downloaded;

  let withApt = false;
  for (const name of [SHELL, 'chromium']) {
    withApt = installPackages(name);
    const installed = withApt && findInstalledBrowser();
    if (installed) return installed;
  }
  // With apt at hand Playwright can fetch the libraries that its browser needs, too.
  const args = ['playwright', 'install', ...(withApt ? ['--with-deps'] : []), 'chromium'];
  if (install('npx', args) && runs(downloaded)) return downloaded;
  throw new Error(MISSING);
}

/** Playwright's launch options for the browser that is here; without a path Playwright looks for its own. */
export const launchOptions = (): LaunchOptions => ({ executablePath: findInstalledBrowser(), args: LAUNCH_ARGS });

/** A Chromium, installed first where none is. What this process starts later uses the same. */
export async function openBrowser(): Promise<Browser> {
  process.env.CHROMIUM_PATH = await findBrowser();
  const { chromium } = await import('playwright');
  return chromium.launch(launchOptions());
}
