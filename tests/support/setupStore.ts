import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import { getResponse, http, type RequestHandler } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from '../../fixtures/harness/render.tsx';
import { createBackend } from '../../mocks/backend.ts';
import { memoryStorage } from '../../mocks/drupal/storage.ts';
import { interceptRequests } from '../../mocks/interceptRequests.ts';
import { type ScenarioName, scenarios } from '../../mocks/scenarios/registry.ts';
import { findPage } from '../../src/app/pageRoute.tsx';
import { routes } from '../../src/app/routes.tsx';
import { clearPictures } from '../../src/storage/pictureStorage.ts';

/** The widths that a test draws the store at, for `describe.each`. */
export const WIDTHS = [
  ['on a phone', 390, 844],
  ['at a desk', 1280, 900],
] as const;

/**
 * What stands behind the store, or a part of it, that a test draws: empty storages, and a backend that answers in the page,
 * as new for each test. The code of the pages at these addresses is there before the first test, which does not wait for it
 * to be built.
 */
export function setupStore(addresses: readonly string[] = []) {
  const backend = createBackend({ storage: memoryStorage() });
  const { href } = location;
  const requests: URL[] = [];
  let overrides: RequestHandler[] = [];
  const resetHandlers = () => {
    overrides = [];
  };
  const use = (...handlers: RequestHandler[]) => {
    overrides = [...handlers, ...overrides];
  };
  const handler = http.all('*', ({ request }) => {
    requests.push(new URL(request.url));
    return getResponse([...overrides, ...backend.handlers], request);
  });
  let stopAnswering: () => void;
  beforeAll(async () => {
    stopAnswering = interceptRequests(handler);
    await Promise.all(addresses.map((address) => findPage(routes, address)?.load()));
  });
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    requests.length = 0;
    resetHandlers();
    await Promise.all([backend.reset(), clearPictures()]);
  });
  afterEach(async () => {
    cleanup();
    window.scrollTo(0, 0);
    // Charts write a choice into the address of the page of the tests.
    history.replaceState(history.state, '', href);
    await page.viewport(1280, 900);
  });
  afterAll(() => stopAnswering());
  return {
    ...backend,
    /** The addresses that were called since the test began. */
    requests: requests as readonly URL[],
    /** These answer first, for the rest of the test or until `resetHandlers`. */
    use,
    resetHandlers,
    /** The same for scenarios by name. */
    answerWith: (...names: ScenarioName[]) => use(...names.flatMap((name) => scenarios[name]())),
  };
}
