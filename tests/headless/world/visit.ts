import type { AnyActorRef } from 'xstate';
import type { ConfiguratorInput } from '../../../machines/configurator/configuratorContext.ts';
import type { SubjectRequest } from '../../../machines/framedPicture/subjectData.ts';
import { parseCheckoutPrefix } from '../../../src/domain/checkoutStage.ts';
import { parseChoice } from '../../../src/domain/choice.ts';
import { DEFAULT_MODE, type Mode } from '../../../src/domain/framingTerms.ts';
import { NO_WISHES } from '../../../src/domain/giftWishes.ts';
import { LISTS, type ListArea } from '../../../src/domain/listArea.ts';
import { NO_FILTERS } from '../../../src/domain/listFilters.ts';
import { fromDecimal } from '../../../src/domain/money.ts';
import type { ProductKind } from '../../../src/domain/product.ts';
import { parseVariationId } from '../../../src/domain/variation.ts';
import { handleProductEffect } from '../../../src/effects/handleProductEffect.ts';
import type { Environment } from '../../../src/kit/flow/effects.ts';
import { parseSubject } from '../../../src/routes/configurator/subject.ts';
import { type Browser, Tab } from './browser.ts';
import type { Store } from './store.ts';
import { type ChartName, getView, type IgnoredEvent, type View } from './views.ts';

/** Opens the modules of the store for one tab. */
export type StoreModules = { openStore(world: Omit<Environment, 'track'>): Store };

const KINDS: Partial<Record<ListArea, ProductKind>> = {
  walls: 'wall',
  gifts: 'gift',
  objects: 'object',
  mixedMedia: 'mixedMedia',
};
const isListPage = (rest: string) => rest === '' || /^\d+\/?$/.test(rest);

/** The charts of a page, by their names. */
type Page = { path: string; charts: Partial<Record<ChartName, AnyActorRef>>; reportedStage: string };

/** A tab with the shop in it: which page is open, and what a view of it could see and do. */
export class Visit {
  readonly tab: Tab;
  readonly log: string[] = [];
  readonly ignoredEvents: IgnoredEvent[] = [];
  readonly history: string[] = [];
  store!: Store;
  page: Page = { path: '', charts: {}, reportedStage: '' };
  private popup: AnyActorRef | null = null;

  constructor(
    readonly browser: Browser,
    private readonly realm: StoreModules,
  ) {
    this.tab = new Tab(browser);
  }

  /** Opens the shop at an address, with whatever the browser keeps. */
  load(path: string): void {
    this.tab.run(() => {
      this.tab.replace(path);
      this.store = this.realm.openStore(this.world());
      this.store.session.subscribe(() => this.followPopup());
      if (this.history.length === 0) this.history.push(path);
      this.show(path, true);
    });
  }

  /** The effects of the shop on its surroundings. */
  private world(): Omit<Environment, 'track'> {
    return {
      navigate: (to, { replace }) => this.show(to, replace ?? false),
      redirect: (url) => {
        this.close();
        this.history.push(url);
        this.load(url);
      },
      reload: () => this.reload(),
      getAddress: () => this.tab.location,
      rewriteQuery: (query) => this.tab.replace(`${this.tab.location.pathname}?${query}`),
      setTitle() {},
      watchTabVisibility: () => () => {},
      focus() {},
      print() {},
      report: (what) => this.log.push(what),
    };
  }

  /** Leaves the page and all that ran in it. */
  close(): void {
    this.tab.run(() => {
      this.tab.dispatchEvent(new Event('pagehide'));
      for (const actor of Object.values(this.page.charts)) actor.stop();
      this.popup?.stop();
      this.popup = null;
      this.page = { path: '', charts: {}, reportedStage: '' };
      this.store.close();
    });
  }

  reload(): void {
    this.close();
    this.load(this.tab.path);
  }

  /** A link, or the address bar within the shop. */
  go(path: string): void {
    this.tab.run(() => this.show(path, false));
  }

  back(): void {
    if (this.history.length < 2) return;
    this.history.pop();
    const before = this.history.at(-1) as string;
    this.tab.run(() => this.show(before, true));
  }

  /** The view of a chart that runs now; null where none does. */
  find<Name extends ChartName>(name: Name): View<Name> | null {
    const actor = this.actorOf(name);
    return actor && this.tab.run(() => this.bound(getView(name, actor, (event) => this.ignoredEvents.push(event))));
  }

  /** The view of a chart that has to run. */
  see<Name extends ChartName>(name: Name): View<Name> {
    const view = this.find(name);
    if (!view) throw new Error(`No ${name} at ${this.tab.path}`);
    return view;
  }

  /** Runs the view's functions in this tab. */
  private bound<T extends object>(view: T): T {
    return new Proxy(view, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => this.tab.run(() => value(...args));
      },
    });
  }

  private actorOf(name: ChartName): AnyActorRef | null {
    if (name === 'cart' || name === 'pincode' || name === 'session') return this.store[name];
    if (name === 'codeLogin') return this.popup;
    const below = (actor: AnyActorRef): AnyActorRef | null => {
      const { children } = actor.getSnapshot() as { children?: Record<string, AnyActorRef> };
      const own = children?.[name];
      if (own) return own;
      for (const child of Object.values(children ?? {})) {
        const found = below(child);
        if (found) return found;
      }
      return null;
    };
    const own = this.page.charts[name];
    if (own) return own;
    for (const actor of Object.values(this.page.charts)) {
      const found = below(actor);
      if (found) return found;
    }
    return null;
  }

  private followPopup() {
    const { isSigningIn } = getView('session', this.store.session, () => {});
    if (isSigningIn && !this.popup) {
      const { pathname, search } = this.tab.location;
      this.popup = this.store.open(this.store.pages.codeLogin, { input: { path: pathname, search } });
    }
    if (!isSigningIn && this.popup) {
      this.popup.stop();
      this.popup = null;
    }
  }

  private show(path: string, replace: boolean): void {
    const before = this.page;
    this.tab.replace(path);
    const { pathname, search } = this.tab.location;
    if (replace) this.history.pop();
    if (this.history.at(-1) !== path) this.history.push(path);
    if (this.follows(before, path)) return;
    for (const actor of Object.values(before.charts)) actor.stop();
    this.store.pageChanged();
    this.page = { path, charts: {}, reportedStage: formatStage(pathname, search) };
    Object.assign(this.page.charts, this.createCharts(pathname, search));
    this.popup?.send({ type: 'page.changed', path: pathname });
    const hasNotice = pathname === '/' && /[?&](logged_out|expired)=/.test(search);
    if (!hasNotice) return;
    this.store.session.send({ type: 'ending.announced' });
    this.show('/', true);
  }

  /** Does the page that is open take the address over? The checkout does, under the same prefix. */
  private follows(page: Page, path: string): boolean {
    const { pathname, search } = this.tab.location;
    const { checkout, signIn } = page.charts;
    if (checkout && isCheckout(pathname) && parseCheckoutPrefix(page.path) === parseCheckoutPrefix(pathname)) {
      page.path = path;
      const stage = formatStage(pathname, search);
      if (page.reportedStage !== stage) {
        page.reportedStage = stage;
        checkout.send({ type: 'stage.opened', ...parseStage(pathname, search) });
      }
      return true;
    }
    if (signIn && isLogin(pathname)) {
      signIn.send({ type: 'address.opened', path: pathname, search });
      page.path = path;
      return true;
    }
    return false;
  }

  private createCharts(pathname: string, search: string): Page['charts'] {
    const { store } = this;
    const { pages } = store;
    const query = new URLSearchParams(search);
    const openConfigurator = (
      input: Omit<ConfiguratorInput, 'fixed' | 'cachedSubjectData'> & { fixed?: ConfiguratorInput['fixed'] },
    ) => ({
      configurator: pages.openConfigurator({ cachedSubjectData: null, fixed: {}, ...input }),
      addToCart: store.open(pages.addToCart),
    });
    const mode = store.readMode();
    const [area, { path = '' } = {}] = Object.entries(LISTS).find(([, list]) => pathname.startsWith(list.path)) ?? [];
    const rest = pathname.slice(path.length);
    if (area && isListPage(rest)) {
      const page = Number.parseInt(rest, 10) || 1;
      return {
        listing: store.open(pages.list, {
          input: { area: area as ListArea, page, filters: NO_FILTERS, cachedPage: null },
        }),
      };
    }
    if (area === 'art') {
      const requestedChoice = { ...(mode && { mode }), ...parseChoice(search) };
      return openConfigurator({ subject: { by: 'art', alias: pathname }, requestedChoice });
    }
    const kind = KINDS[area as ListArea];
    if (kind)
      return {
        product: store.open(pages.product, {
          input: {
            kind,
            alias: pathname,
            variationId: parseVariationId(search),
            wall: null,
            wishes: NO_WISHES,
            cachedProduct: null,
          },
        }),
        addToCart: store.open(pages.addToCart),
        giftPicture: store.open(pages.giftPicture, { input: { giftPath: pathname }, effects: handleProductEffect }),
      };
    const [first = '', id = ''] = pathname.split('/').filter(Boolean);
    switch (first) {
      case 'frame':
        return {
          frameList: pages.openFrameList({
            subject: parseSubject(id, query),
            search: String(query),
            savedMode: mode,
            cached: { subjectData: null, catalogue: null },
          }),
        };
      case 'frame-edit': {
        const { mode: _, frame: __, ...requestedChoice } = parseChoice(search);
        return openConfigurator({
          subject: parseSubject(query.get('id') ?? '', query) as SubjectRequest,
          requestedChoice,
          fixed: { mode: 'frame', frame: id },
        });
      }
      case 'custom-framing': {
        const upload = query.get('id');
        if (!upload) return { upload: pages.openUpload() };
        const size = { width: Number(query.get('width')), height: Number(query.get('height')) };
        const requestedChoice = parseChoice(search);
        return openConfigurator({
          subject: { by: 'upload', id: upload, ...size },
          requestedChoice,
          fixed: { mode: (requestedChoice.mode ?? mode ?? DEFAULT_MODE) as Mode },
        });
      }
      case 'crop':
        return { crop: pages.openCrop({ image: query.get('image'), artid: query.get('artid') }) };
      case 'wall':
        return { wall: pages.openWall(search), addToCart: store.open(pages.addToCart) };
      case 'checkout':
      case 'mock_checkout': {
        return {
          checkout: pages.openCheckout({ ...parseStage(pathname, search), prefix: parseCheckoutPrefix(pathname) }),
        };
      }
      case 'test-gateway': {
        const bill = { orderNo: query.get('order_no') ?? '', amount: fromDecimal(query.get('amount') ?? '') };
        const actor = store.open(pages.testGateway, { input: bill });
        actor.subscribe((state) => {
          const { ended, orderNo } = getView('testGateway', actor, () => {}) as View<'testGateway'>;
          const prefix = parseCheckoutPrefix(query.get('prefix') ?? '');
          const stage = ended === 'closed' ? 'payment_fail' : 'payment';
          if (ended && state) queueMicrotask(() => this.show(`${prefix}/${stage}?order_no=${orderNo}`, true));
        });
        return { testGateway: actor };
      }
      case 'login':
      case 'signup':
        return { signIn: store.open(pages.signIn, { input: { path: `/${first}` as '/login', search } }) };
      default:
        return {};
    }
  }
}

const isCheckout = (pathname: string) => /^\/(mock_)?checkout\//.test(pathname);
const isLogin = (pathname: string) => /^\/(login|signup)\/?$/.test(pathname);
const parseStage = (pathname: string, search: string) => ({
  stage: pathname.split('/').filter(Boolean)[1] ?? '',
  orderNo: new URLSearchParams(search).get('order_no'),
});
const formatStage = (pathname: string, search: string): string => JSON.stringify(parseStage(pathname, search));
