import { matchRoutes } from 'react-router-dom';
import type { AnyActorRef } from 'xstate';
import type { ConfiguratorInput } from '../../../machines/configurator/configuratorContext.ts';
import type { SubjectRequest } from '../../../machines/framedPicture/framedPicture.machine.ts';
import { routes } from '../../../src/app/routes.tsx';
import { parseCheckoutPrefix } from '../../../src/domain/checkoutStage.ts';
import { parseChoice } from '../../../src/domain/choice.ts';
import { DEFAULT_MODE, type Mode } from '../../../src/domain/framingTerms.ts';
import { NO_WISHES } from '../../../src/domain/giftWishes.ts';
import { getAreaOfItem, getListArea, type ListArea } from '../../../src/domain/listArea.ts';
import { NO_FILTERS } from '../../../src/domain/listFilters.ts';
import { fromDecimal } from '../../../src/domain/money.ts';
import type { ProductArea } from '../../../src/domain/product.ts';
import { parseVariationId } from '../../../src/domain/variation.ts';
import { productEffects } from '../../../src/effects/productEffects.ts';
import type { Environment } from '../../../src/kit/flow/effects.ts';
import { parseSubject } from '../../../src/routes/configurator/subject.ts';
import { type Browser, Tab, visits } from './browser.ts';
import type { Store } from './store.ts';
import { type ChartName, getView, type IgnoredEvent, type View } from './views.ts';

/** Opens the modules of the store for one tab. */
export type StoreModules = { openStore(world: Omit<Environment, 'track'>): Store };

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
    visits.add(this);
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
    visits.delete(this);
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
    const address = this.tab.location;
    const { pathname, search } = address;
    if (replace) this.history.pop();
    if (this.history.at(-1) !== path) this.history.push(path);
    if (this.follows(before, path)) return;
    for (const actor of Object.values(before.charts)) actor.stop();
    this.store.pageChanged();
    this.page = { path, charts: {}, reportedStage: formatStage(address) };
    Object.assign(this.page.charts, this.createCharts(address));
    this.popup?.send({ type: 'page.changed', path: pathname });
    const hasNotice = pathname === '/' && /[?&](logged_out|expired)=/.test(search);
    if (!hasNotice) return;
    this.store.session.send({ type: 'ending.announced' });
    this.show('/', true);
  }

  /** Does the page that is open take the address over? The checkout does, under the same prefix. */
  private follows(page: Page, path: string): boolean {
    const address = this.tab.location;
    const { pathname, search } = address;
    const { name } = findPage(pathname);
    const { checkout, signIn } = page.charts;
    if (checkout && name === 'CheckoutPage' && parseCheckoutPrefix(page.path) === parseCheckoutPrefix(pathname)) {
      page.path = path;
      const stage = formatStage(address);
      if (page.reportedStage !== stage) {
        page.reportedStage = stage;
        checkout.send({ type: 'stage.opened', ...parseStage(address) });
      }
      return true;
    }
    if (signIn && name === 'LoginPage') {
      signIn.send({ type: 'address.opened', path: pathname, search });
      page.path = path;
      return true;
    }
    return false;
  }

  /** The charts of the page at an address, as its route starts them. */
  private createCharts({ pathname, search }: Address): Page['charts'] {
    const { store } = this;
    const { pages } = store;
    const query = new URLSearchParams(search);
    const { name, params } = findPage(pathname);
    const { id = '' } = params;
    const openConfigurator = (
      input: Omit<ConfiguratorInput, 'fixed' | 'cachedSubjectData'> & { fixed?: ConfiguratorInput['fixed'] },
    ) => ({
      configurator: pages.openConfigurator({ cachedSubjectData: null, fixed: {}, ...input }),
      addToCart: store.open(pages.addToCart),
    });
    const mode = store.readMode();
    switch (name) {
      case 'ArtListPage':
      case 'ListPage': {
        const area = getListArea(pathname) as ListArea;
        const page = Number(params.page ?? id) || 1;
        return {
          listing: store.open(pages.list, { input: { area, page, filters: NO_FILTERS, cachedPage: null } }),
        };
      }
      case 'ArtDetailPage': {
        const requestedChoice = { ...(mode && { mode }), ...parseChoice(search) };
        return openConfigurator({ subject: { by: 'art', alias: pathname }, requestedChoice });
      }
      case 'ProductPage':
        return {
          product: store.open(pages.product, {
            input: {
              area: getAreaOfItem(pathname) as ProductArea,
              alias: pathname,
              variationId: parseVariationId(search),
              wall: null,
              wishes: NO_WISHES,
              cachedProduct: null,
            },
          }),
          addToCart: store.open(pages.addToCart),
          giftPicture: store.open(pages.giftPicture, { input: { giftPath: pathname }, effects: productEffects }),
        };
      case 'FrameListPage':
        return {
          frameList: pages.openFrameList({
            subject: parseSubject(id, query),
            search: String(query),
            savedMode: mode,
            cached: { subjectData: null, catalogue: null },
          }),
        };
      case 'FrameEditPage': {
        const { mode: _, frame: __, ...requestedChoice } = parseChoice(search);
        return openConfigurator({
          subject: parseSubject(query.get('id') ?? '', query) as SubjectRequest,
          requestedChoice,
          fixed: { mode: 'frame', frame: id },
        });
      }
      case 'CustomFramingPage': {
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
      case 'CropPage':
        return { crop: pages.openCrop({ image: query.get('image'), artid: query.get('artid') }) };
      case 'WallPage':
        return { wall: pages.openWall(search), addToCart: store.open(pages.addToCart) };
      case 'CheckoutPage': {
        const prefix = parseCheckoutPrefix(pathname);
        return { checkout: pages.openCheckout({ ...parseStage({ pathname, search }), prefix }) };
      }
      case 'TestGatewayPage': {
        const bill = { orderNo: query.get('order_no') ?? '', amount: fromDecimal(query.get('amount') ?? '') };
        const actor = store.open(pages.testGateway, { input: { ...bill, method: 'ccavenue' } });
        actor.subscribe((state) => {
          const { ended, orderNo } = getView('testGateway', actor, () => {}) as View<'testGateway'>;
          const prefix = parseCheckoutPrefix(query.get('prefix') ?? '');
          const stage = ended === 'closed' ? 'payment_fail' : 'payment';
          if (ended && state) queueMicrotask(() => this.show(`${prefix}/${stage}?order_no=${orderNo}`, true));
        });
        return { testGateway: actor };
      }
      case 'LoginPage':
        return {
          signIn: store.open(pages.signIn, {
            input: { path: pathname.startsWith('/signup') ? '/signup' : '/login', search },
          }),
        };
      default:
        return {};
    }
  }
}

type Address = Pick<Location, 'pathname' | 'search'>;

/** The page that the store's routes have at an address, by the name of its export, with the parameters of the address. */
function findPage(pathname: string) {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const params = match?.params ?? {};
  return { name: match?.route.handle?.(params).name, params };
}

const parseStage = ({ pathname, search }: Address) => ({
  stage: findPage(pathname).params.stage ?? '',
  orderNo: new URLSearchParams(search).get('order_no'),
});
const formatStage = (address: Address): string => JSON.stringify(parseStage(address));
