import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Driver, Key } from './driver.ts';
import { find, isTextVisible, type Target, waitUntilCanvasPainted, waitUntilHydrated } from './inPage.ts';

const library = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('@testing-library/dom')), '@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Marks what the page itself states, among what a driver states. */
const PAGE_PREFIX = 'In the page: ';

/** What the page itself states: it has waited already, and whatever its words are, the page is there. */
class PageError extends Error {}

/** What drivers say of an element or a page that has gone meanwhile. */
const DETACHED = /stale|detached|not attached|navigat|unload|destroyed/i;
const TRIES = 4;

/** Looks again where the page was drawn anew, or another one came, between finding an element and using it. */
async function inPageOfNow<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left--)
    try {
      return await work();
    } catch (error) {
      if (left === 0 || error instanceof PageError || !DETACHED.test(String(error))) throw error;
    }
}

/** A function's call as a script for the page. `__name` is what tsx puts around inner functions. */
const getCall = <Args extends unknown[]>(inPage: (...args: Args) => unknown, args: Args) =>
  `(async (__name) => (${inPage})(...${JSON.stringify(args)}))((inner) => inner)
    .catch((error) => { throw new Error('${PAGE_PREFIX}' + error.message) })`;

/** What a person does in the store, the same in every browser. Each step waits until it can be done. */
export class Person<Element = unknown> {
  constructor(
    private readonly driver: Driver<Element>,
    private readonly store: string,
  ) {}

  private async inPage<T, Args extends unknown[]>(
    ask: (script: string) => Promise<T>,
    inPage: (...args: Args) => unknown,
    ...args: Args
  ): Promise<T> {
    try {
      if (!(await this.driver.evaluate(`'TestingLibraryDom' in globalThis`))) await this.driver.evaluate(library);
      return await ask(getCall(inPage, args));
    } catch (error) {
      const pageMessage = (error as Error).message.split(PAGE_PREFIX)[1];
      throw pageMessage ? new PageError(pageMessage.split('\n')[0]) : error;
    }
  }
  private ask = <Args extends unknown[]>(inPage: (...args: Args) => unknown, ...args: Args) =>
    inPageOfNow(() => this.inPage((script) => this.driver.evaluate(script), inPage, ...args));
  private use = (target: Target, how: { forPress?: boolean }, act: (element: Element) => Promise<void>) =>
    inPageOfNow(async () => act(await this.inPage((script) => this.driver.findElement(script), find, target, how)));

  /** As large as the window of a phone, or of a desk. */
  async sits(at: 'phone' | 'desk') {
    await (at === 'phone' ? this.driver.resize(390, 844) : this.driver.resize(1280, 800));
  }
  async open(path: string) {
    await this.driver.goTo(this.store + path);
    await this.ask(waitUntilHydrated);
  }
  async reload() {
    await this.driver.reload();
    await this.ask(waitUntilHydrated);
  }
  async press(role: string, name: string, within?: Target) {
    await this.use({ role, name, within }, { forPress: true }, (element) => this.driver.click(element));
  }
  /** By a label, or what else names the field. */
  async fill(field: string | Target, text: string) {
    const target = typeof field === 'string' ? { label: field } : field;
    await this.use(target, {}, (element) => this.driver.type(element, text));
  }
  async upload(label: string, file: string) {
    await this.use({ label }, {}, (element) => this.driver.upload(element, file));
  }
  async pressKeys(...keys: Key[]) {
    await this.driver.press(...keys);
  }
  /** Waits for a text, or for something of a role and a name. */
  async see(sought: string | Target) {
    await this.use(typeof sought === 'string' ? { text: sought } : sought, {}, async () => {});
  }
  /** What stands where a text is. */
  async read(text: string): Promise<string> {
    const script = (found: string) => `${found}.then(({ textContent }) => textContent)`;
    const read = (found: string) => this.driver.evaluate(script(found));
    return String(await inPageOfNow(() => this.inPage(read, find, { text })));
  }
  async seesNo(text: string) {
    if (await this.ask(isTextVisible, text)) throw new Error(`“${text}” is there`);
  }
  async seeCanvas() {
    await this.ask(waitUntilCanvasPainted);
  }
}
