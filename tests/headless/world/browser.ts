import { AsyncLocalStorage } from 'node:async_hooks';
import * as database from 'fake-indexeddb';
import { WebStorage } from '../../support/webStorage.ts';
import { resetClock } from './clock.ts';
import type { Host } from './host.ts';
import { createWorkerClass } from './pictureWorker.ts';

/**
 * Which tab the running code belongs to: modules of the store know one `window` only. What runs in no other tab is
 * the first tab's, for to follow every promise costs a third of all time.
 */
const tabStorage = new AsyncLocalStorage<Tab>();
let first: Tab | undefined;

/** What the tabs of one browser share. */
export class Browser {
  readonly shelf = new Map<string, string>();
  readonly indexedDB = new database.IDBFactory();
  readonly tabs = new Set<Tab>();
  private cookies = new Map<string, string>();
  private readonly locks = new Map<string, Promise<unknown>>();

  constructor(readonly host: Host) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(text: string) {
    const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
    this.cookies.set(name, value);
  }

  /** `navigator.locks.request`: one at a time of each name. */
  lock<T>(name: string, run: () => Promise<T>): Promise<T> {
    const before = this.locks.get(name) ?? Promise.resolve();
    const mine = before.then(run, run);
    this.locks.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  }
}

/** As much of a page's `location` as the store reads and sets. */
type TabLocation = { pathname: string; search: string; hash: string; href: string; origin: string };

const parseLocation = (path: string): TabLocation => {
  const { pathname, search, hash, href, origin } = new URL(path, 'http://store.test');
  return { pathname, search, hash, href, origin };
};

/** One tab: its `window`, and what runs in it. */
export class Tab extends EventTarget {
  readonly sessionShelf = new Map<string, string>();
  readonly sessionStorage = new WebStorage(this.sessionShelf);
  readonly localStorage: WebStorage;
  readonly document: { cookie: string; hidden: boolean; getElementById(id: string): null };
  location = parseLocation('/');
  /** What was sent to analytics in this tab. */
  dataLayer?: Record<string, unknown>[];

  constructor(readonly browser: Browser) {
    super();
    this.localStorage = new WebStorage(browser.shelf, (key, newValue) => this.notifyOtherTabs(key, newValue));
    this.document = {
      get cookie() {
        return browser.cookie;
      },
      set cookie(text) {
        browser.cookie = text;
      },
      hidden: false,
      getElementById: () => null,
    };
    if (browser.tabs.size === 0) first = this;
    browser.tabs.add(this);
  }

  get path(): string {
    return this.location.pathname + this.location.search;
  }

  replace(path: string): void {
    this.location = parseLocation(path);
  }

  /** Runs work as this tab's own, and all that follows from it. */
  run<T>(work: () => T): T {
    if (this !== first) return tabStorage.run(this, work);
    return tabStorage.getStore() ? tabStorage.exit(work) : work();
  }

  private notifyOtherTabs(key: string, newValue: string | null) {
    // A task of its own, as browsers do it: never in the midst of what wrote it.
    for (const tab of this.browser.tabs)
      if (tab !== this)
        tab.run(() => setImmediate(() => tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))));
  }
}

/** The visits that run now. */
export const visits = new Set<{ close(): void }>();

/** Closes every browser, whatever runs in it, and puts the clock back. */
export function closeBrowsers(): void {
  for (const visit of visits) visit.close();
  first = undefined;
  tabStorage.disable();
  resetClock();
}

/** The tab of the running code; a place of no tab stands in while modules are loaded. */
const emptyLocation = { addEventListener() {}, removeEventListener() {}, location: parseLocation('/') };
const now = () => tabStorage.getStore() ?? first;

const GLOBALS: Readonly<Record<string, () => unknown>> = {
  window: () => now() ?? emptyLocation,
  document: () => now()?.document,
  location: () => now()?.location ?? emptyLocation.location,
  localStorage: () => now()?.localStorage,
  sessionStorage: () => now()?.sessionStorage,
  indexedDB: () => now()?.browser.indexedDB,
  navigator: () => {
    const browser = now()?.browser;
    return { onLine: true, ...(browser && { locks: { request: runWithLock(browser) } }) };
  },
  fetch: () => now()?.browser.host.fetch,
};

const runWithLock =
  (browser: Browser) =>
  <T>(name: string, _options: object, run: () => Promise<T>) =>
    browser.lock(name, run);

/** Lets the modules of the store find the tab that they run in under the names that a browser has for it. */
export function installGlobals(): void {
  for (const [name, get] of Object.entries(GLOBALS))
    Object.defineProperty(globalThis, name, { configurable: true, get });
  const { indexedDB: _own, default: __own, ...classes } = database;
  Object.assign(globalThis, {
    ...classes,
    Worker: createWorkerClass(),
    requestAnimationFrame: (paint: () => void) => setImmediate(paint),
  });
}
