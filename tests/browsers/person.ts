import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Driver, Key } from './driver.ts';
import { find, isSeen, type Target, untilCanvasIsDrawn, untilHydrated } from './inPage.ts';

const library = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('@testing-library/dom')), '@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Marks what the page itself says, against a page that goes away while it is asked. */
const SAID = 'In the page: ';
const NAVIGATIONS = 3;

/** A function's call as a script for the page. `__name` is what tsx puts around inner functions. */
const callOf = <Args extends unknown[]>(inPage: (...args: Args) => unknown, args: Args) =>
  `(async (__name) => (${inPage})(...${JSON.stringify(args)}))((inner) => inner)
    .catch((error) => { throw new Error('${SAID}' + error.message) })`;

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
    for (let tries = NAVIGATIONS; ; tries--)
      try {
        if (!(await this.driver.evaluate(`'TestingLibraryDom' in globalThis`))) await this.driver.evaluate(library);
        return await ask(callOf(inPage, args));
      } catch (error) {
        const said = (error as Error).message.split(SAID)[1];
        if (said) throw new Error(said.split('\n')[0]);
        if (tries === 0) throw error;
      }
  }
  private ask = <Args extends unknown[]>(inPage: (...args: Args) => unknown, ...args: Args) =>
    this.inPage((script) => this.driver.evaluate(script), inPage, ...args);
  private find = (target: Target, how = {}) =>
    this.inPage((script) => this.driver.findElement(script), find, target, how);

  /** As large as the window of a phone, or of a desk. */
  async sits(at: 'phone' | 'desk') {
    await (at === 'phone' ? this.driver.resize(390, 844) : this.driver.resize(1280, 800));
  }
  async open(path: string) {
    await this.driver.goTo(this.store + path);
    await this.ask(untilHydrated);
  }
  async reload() {
    await this.driver.reload();
    await this.ask(untilHydrated);
  }
  async press(role: string, name: string, within?: Target) {
    await this.driver.click(await this.find({ role, name, within }, { forPress: true }));
  }
  /** By a label, or what else names the field. */
  async fill(field: string | Target, text: string) {
    await this.driver.type(await this.find(typeof field === 'string' ? { label: field } : field), text);
  }
  async upload(label: string, file: string) {
    await this.driver.upload(await this.find({ label }), file);
  }
  async pressKeys(...keys: Key[]) {
    await this.driver.press(...keys);
  }
  /** Waits for a text, or for something of a role and a name. */
  async see(sought: string | Target) {
    await this.find(typeof sought === 'string' ? { text: sought } : sought);
  }
  /** What stands where a text is. */
  async read(text: string): Promise<string> {
    const script = (found: string) => `${found}.then(({ textContent }) => textContent)`;
    return String(await this.inPage((found) => this.driver.evaluate(script(found)), find, { text }));
  }
  async seesNo(text: string) {
    if (await this.ask(isSeen, text)) throw new Error(`“${text}” is there`);
  }
  async seeCanvas() {
    await this.ask(untilCanvasIsDrawn);
  }
}
