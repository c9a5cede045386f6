import { vi } from 'vitest';
import { findAccount } from '../../../mocks/handlers/accounts.ts';
import { issueTokens } from '../../../mocks/handlers/tokens.ts';
import { DEMO } from '../../../mocks/seed/demo.ts';
import type { Fault, Profile } from '../../../src/domain/backendSettings.ts';
import type { CartLine } from '../../../src/domain/cartLine.ts';
import type { UserSession } from '../../../src/domain/userSession.ts';
import { Browser } from '../world/browser.ts';
import { createHost, type Host } from '../world/host.ts';
import { type StoreModules, Visit } from '../world/visit.ts';
import { waitUntilIdle } from '../world/waitUntil.ts';
import { checkCalls } from './checkCalls.ts';

/** No two things that the store waits for one after the other are nearer to each other, in milliseconds. */
const SLICE = 2_000;

/** What a browser keeps of earlier visits: the bag, and whether a customer is signed in. */
export type InitialState = { lines: readonly CartLine[]; isCustomer: boolean };

/** The demo customer with tokens that are good. */
function customerAt({ store }: Host): UserSession {
  const account = findAccount(store, DEMO.name);
  if (!account) throw new Error('The backend has no demo customer');
  const { access_token: token, refresh_token } = issueTokens(store, account);
  return { token, refresh_token, details: { id: DEMO.id, name: DEMO.name, mail: DEMO.mail } };
}

/** One shopper in one browser: the tabs that are open, and what was done in them. */
export class Story {
  readonly host: Host;
  readonly browser: Browser;
  readonly visits: Visit[] = [];
  /** The tab in front. */
  at = 0;
  /** Pieces that were put into the bag so far, by the name of the line. */
  readonly added = new Map<string, number>();
  /** What was typed at the shipping stage of this tab and stands there, by field. */
  typed: Record<string, string> = {};
  /** The coupon's code that was typed last, and in which checkout. */
  coupon: { code: string; checkout: unknown } | null = null;
  /** Somebody has signed out in this step. */
  isForgotten = false;
  /** How far the clock of the browser is ahead of the backend's, in milliseconds. */
  private ahead = 0;
  /** Faults that will hit, each the call so many from now. */
  private due: { fault: Fault; after: number }[] = [];
  readonly faults: string[] = [];
  readonly rejections: string[] = [];
  /** The steps that were taken, as a person reads them. */
  readonly steps: string[] = [];

  constructor(
    profile: Profile,
    private readonly realms: readonly StoreModules[],
    { lines, isCustomer }: InitialState = { lines: [], isCustomer: false },
  ) {
    this.host = createHost({ profile, now: () => Date.now() - this.ahead });
    this.browser = new Browser(this.host);
    if (lines.length > 0) this.browser.shelf.set('cartData', JSON.stringify(lines));
    for (const { item_name, quantity } of lines) this.added.set(item_name, quantity);
    if (isCustomer) this.browser.shelf.set('user', JSON.stringify(customerAt(this.host)));
    this.host.fault = (call) => {
      checkCalls(this, call);
      for (const each of this.due) each.after -= 1;
      const hit = this.due.find(({ after }) => after < 0);
      this.due = this.due.filter(({ after }) => after >= 0);
      return hit?.fault ?? null;
    };
    this.openTab('/');
  }

  get visit(): Visit {
    return this.visits[this.at] as Visit;
  }

  openTab(path: string): void {
    const visit = new Visit(this.browser, this.realms[this.visits.length] as StoreModules);
    this.visits.push(visit);
    this.at = this.visits.length - 1;
    visit.load(path);
  }

  canOpenTab(): boolean {
    return this.visits.length < this.realms.length;
  }

  arm(fault: Fault, after: number): void {
    this.due.push({ fault, after });
  }

  /** Nothing goes wrong any more. */
  heal(): void {
    this.due = [];
  }

  quiet(): Promise<void> {
    return waitUntilIdle(this.host);
  }

  /** Lets time pass, in small steps for the first minute: what falls due, and what comes of it, does so in its turn. */
  async wait(milliseconds: number): Promise<void> {
    const slowly = Math.min(milliseconds, 60_000);
    for (let elapsed = 0; elapsed < slowly; elapsed += SLICE) {
      vi.advanceTimersByTime(SLICE);
      await this.quiet();
    }
    if (milliseconds === slowly) return;
    vi.advanceTimersByTime(milliseconds - slowly);
    await this.quiet();
  }

  /** Somebody sets the clock of the browser; nothing falls due by that. */
  setClock(by: number): void {
    vi.setSystemTime(Date.now() + by);
    this.ahead += by;
  }
}
