import { vi } from 'vitest';
import { createActor } from 'xstate';
import type { UserSession } from '../../../src/domain/userSession.ts';
import type { SessionActor } from '../../../src/ports/sessionActor.ts';

/** The browser whose tabs run. */
let browser: Browser;

/** The code of the store, as each tab loads a copy of its own. Files that follow in this process import the real one. */
async function loadCode() {
  vi.resetModules();
  vi.doMock('../../../src/api/session.ts', () => ({ refreshSession: (token: string) => browser.refresh(token) }));
  const { ApiFailure } = await import('../../../src/api/failure.ts');
  const { attachSession, callAsCustomer, sessionLogic } = await import('../../../src/ports/sessionActor.ts');
  vi.doUnmock('../../../src/api/session.ts');
  vi.resetModules();
  return { ApiFailure, attachSession, callAsCustomer, sessionLogic };
}
type Code = Awaited<ReturnType<typeof loadCode>>;

/** What the network does with a request. `lost`: done, and the answer lost. */
export type RequestFate = 'answered' | 'failed' | 'lost';
type Listener = (event: { key: string; newValue: string | null }) => void;
type Tokens = { token: string; refresh_token: string };
/** Something on its way: it goes on by a step at a time, each in the tab that waits for it. */
type Pending = { tab: Tab; step(fate: RequestFate): void };

/** Everything that runs meanwhile has run. */
const quiet = () => new Promise<void>((done) => setImmediate(done));

/** How often each thing that can go wrong came about, over all runs. */
export const incidentCounts = { renewals: 0, waited: 0, leftMidway: 0, dropped: 0, expired: 0 };

/** A browser with tabs, and a backend whose refresh tokens are good for one use. Nothing in it moves unless it is told to. */
export class Browser {
  readonly faults: string[] = [];
  readonly shelf = new Map<string, string>();
  private readonly pending: Pending[] = [];
  private readonly access = new Map<string, string>();
  private readonly refreshes = new Map<string, { login: number; uid: string; access: string; isUsed: boolean }>();
  private readonly waiting: { tab: Tab; run(): void }[] = [];
  private isLocked = false;
  private refreshing = 0;
  private issued = 0;
  /** The login that began last, and those that the backend ended or whose new tokens the network lost. */
  private login = 0;
  private readonly doomed = new Set<number>();
  private active: Tab | null = null;
  /** Whoever signed in last has signed out since. */
  isSignedOut = true;

  /** `localStorage` as the active tab sees it: what it writes, the others are informed later. */
  readonly localStorage = {
    getItem: (key: string) => this.shelf.get(key) ?? null,
    setItem: (key: string, text: string) => this.write(key, text),
    removeItem: (key: string) => this.write(key, null),
  };
  readonly addEventListener = (_: string, listener: Listener) => void this.active?.listeners.add(listener);
  readonly removeEventListener = (_: string, listener: Listener) => void this.active?.listeners.delete(listener);

  readonly navigator = {
    locks: {
      request: <T>(_: string, { signal }: { signal: AbortSignal }, run: () => Promise<T>) => this.lock(run, signal),
    },
  };

  constructor(readonly tabs: readonly Tab[]) {
    browser = this;
    vi.stubGlobal('window', this);
    vi.stubGlobal('navigator', this.navigator);
  }

  /** Calls begin in the tab that runs. */
  private getActive(): Tab {
    if (!this.active) throw new Error('No tab runs');
    return this.active;
  }

  private write(key: string, newValue: string | null) {
    if ((this.shelf.get(key) ?? null) === newValue) return;
    if (newValue === null) this.shelf.delete(key);
    else this.shelf.set(key, newValue);
    for (const tab of this.tabs)
      if (tab !== this.active) this.pending.push({ tab, step: () => tab.hear(key, newValue) });
  }

  open(): void {
    for (const tab of this.tabs) {
      this.active = tab;
      tab.open(this);
    }
    this.active = null;
  }

  /** One thing happens in a tab, and whatever follows from it at once. */
  async within(tab: Tab, happen: () => void): Promise<void> {
    this.active = tab;
    happen();
    await quiet();
    this.active = null;
    this.look();
  }

  /** One thing that is on its way goes on. */
  async goOn(which: number, fate: RequestFate): Promise<void> {
    const at = which % Math.max(1, this.pending.length);
    const [going] = this.pending.splice(at, 1);
    if (!going) return;
    await this.within(going.tab, () => going.step(fate));
  }

  async settle(): Promise<void> {
    for (let steps = 0; this.pending.length > 0 && steps < 1_000; steps++) await this.goOn(0, 'answered');
    if (this.pending.length > 0) this.faults.push('it never comes to rest');
  }

  /** New tokens of a customer who signs in. */
  signIn(uid: string): UserSession {
    this.isSignedOut = false;
    this.login += 1;
    return { ...this.issue(this.login, uid), details: { id: uid, name: uid, mail: '' } };
  }

  private issue(login: number, uid: string): Tokens {
    this.issued += 1;
    const [token, refresh_token] = [`a${this.issued}`, `r${this.issued}`];
    this.access.set(token, uid);
    this.refreshes.set(refresh_token, { login, uid, access: token, isUsed: false });
    return { token, refresh_token };
  }

  expire(): void {
    this.access.clear();
  }

  /** The backend ends the login that began last. */
  revoke(): void {
    this.expire();
    this.doomed.add(this.login);
  }

  private lock<T>(run: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const tab = this.getActive();
    return new Promise((resolve, reject) => {
      const release = () => {
        const next = this.waiting.shift();
        if (!next) this.isLocked = false;
        else
          this.pending.push({
            tab: next.tab,
            step: next.run,
          });
      };
      const turn = { tab, run: () => void run().then(resolve, reject).finally(release) };
      if (this.isLocked) {
        incidentCounts.waited += 1;
        this.waiting.push(turn);
      } else turn.run();
      this.isLocked = true;
      signal.addEventListener('abort', () => {
        const at = this.waiting.indexOf(turn);
        if (at >= 0) this.waiting.splice(at, 1);
      });
    });
  }

  refresh(refresh_token: string): Promise<Tokens> {
    if (this.refreshing > 0) this.faults.push('two refreshes at once');
    this.refreshing += 1;
    const known = this.refreshes.get(refresh_token);
    const serve = () => {
      if (!known || this.doomed.has(known.login)) {
        incidentCounts.expired += 1;
        return null;
      }
      if (known.isUsed) this.faults.push('a refresh token is used twice');
      known.isUsed = true;
      incidentCounts.renewals += 1;
      this.access.delete(known.access);
      return this.issue(known.login, known.uid);
    };
    const lose = () => void this.doomed.add(known?.login ?? 0);
    return this.request(serve, lose).finally(() => {
      this.refreshing -= 1;
    });
  }

  /** A read of the customer's own: whose it is. */
  read(token: string): Promise<string> {
    if (this.readStored()?.token !== token) this.faults.push('a call with tokens that are kept no more');
    return this.request(() => this.access.get(token) ?? null);
  }

  /** A request is served in one step, and its answer arrives in another; null is a refusal. */
  private request<T>(serve: () => T | null, lose = () => {}): Promise<T> {
    const tab = this.getActive();
    const { ApiFailure } = tab.code;
    return new Promise((resolve, reject) => {
      const step = (fate: RequestFate) => {
        const answer = fate === 'failed' ? null : serve();
        const refusal = new ApiFailure('unauthorised', { status: 401 });
        const arrive = () => (answer === null ? reject(refusal) : resolve(answer));
        if (fate === 'answered') this.pending.push({ tab, step: arrive });
        else reject(new ApiFailure('network'));
        if (fate === 'lost') lose();
      };
      this.pending.push({ tab, step });
    });
  }

  /** The login in storage, as it lies there. */
  readStored(): UserSession | null {
    return JSON.parse(this.shelf.get('user') ?? 'null');
  }

  get isRefreshing(): boolean {
    return this.refreshing > 0;
  }

  /** What must hold at every moment. */
  private look(): void {
    const stored = this.readStored();
    if (this.isSignedOut && stored) this.faults.push('a login is kept after the logout');
    if (!this.isSignedOut && !stored && !this.doomed.has(this.login))
      this.faults.push('a login is lost that nobody ended');
    for (const tab of this.tabs) tab.look(this);
  }
}

/** One tab with the store's own code, and a screen on which the customer's own things are read. */
export class Tab {
  browser!: Browser;
  readonly listeners = new Set<Listener>();
  private actor!: SessionActor;
  private visibleUser: string | null = null;
  private wasGuest = true;
  private leave = () => {};

  private constructor(readonly code: Code) {}

  static load = async () => new Tab(await loadCode());

  open(browser: Browser): void {
    this.close();
    this.browser = browser;
    this.actor = createActor(this.code.sessionLogic).start();
    this.leave = this.code.attachSession(this.actor);
    this.visibleUser = null;
    this.wasGuest = true;
    // The page begins anew for whoever looks at it now.
    this.actor.on('session.switched', () => {
      this.visibleUser = null;
    });
  }

  close(): void {
    this.leave();
    this.actor?.stop();
    this.listeners.clear();
  }

  /** What another tab wrote is reported to this one. */
  hear(key: string, newValue: string | null): void {
    for (const listen of this.listeners) listen({ key, newValue });
  }

  get uid(): string | null {
    return this.actor.getSnapshot().context.session?.details.id ?? null;
  }

  get isSettled(): boolean {
    return !this.actor.getSnapshot().matches({ customer: 'renewing' });
  }

  signIn(uid: string): void {
    this.actor.send({ type: 'session.begun', session: this.browser.signIn(uid), remember: true });
  }

  logOut(): void {
    // One who left this tab behind and signed in as somebody else in another is not signed out by it.
    if (this.browser.readStored()?.details.id === this.uid) this.browser.isSignedOut = true;
    if (this.browser.isRefreshing) incidentCounts.leftMidway += 1;
    this.actor.send({ type: 'logout.chosen' });
  }

  /** The page reads something of the customer's own, and shows whose it is. */
  readOwn(): void {
    const { uid } = this;
    if (uid === null) return;
    this.code
      .callAsCustomer(uid, (token) => this.browser.read(token))
      .then(
        (whose) => {
          if (whose !== uid) this.browser.faults.push('an answer about another customer');
          this.visibleUser = whose;
        },
        () => {
          if (this.uid !== uid) incidentCounts.dropped += 1;
        },
      );
  }

  look(browser: Browser): void {
    if (this.visibleUser !== null && this.visibleUser !== this.uid)
      browser.faults.push('somebody sees what is another’s');
    if (browser.isSignedOut && this.wasGuest && this.uid !== null)
      browser.faults.push('signed in again after a logout');
    this.wasGuest = this.uid === null;
  }
}
