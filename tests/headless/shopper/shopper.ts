import type { ChartName, View } from '../world/views.ts';
import type { Visit } from '../world/visit.ts';
import { waitUntil } from '../world/waitUntil.ts';

/** Where a shopper is, for whoever reads why a step failed. */
const getPlace = (visit: Visit): string =>
  `${visit.tab.path} ${JSON.stringify(
    Object.fromEntries(Object.entries(visit.page.charts).map(([name, actor]) => [name, actor.getSnapshot().value])),
  )}`;

/** The view of a chart once it shows what is waited for. */
export const waitForView = <Name extends ChartName>(
  visit: Visit,
  name: Name,
  isReady: (view: View<Name>) => unknown = () => true,
): Promise<View<Name>> =>
  waitUntil(
    visit.browser.host,
    () => {
      const view = visit.find(name);
      return view && isReady(view) ? view : null;
    },
    () => `${name} ${isReady} at ${getPlace(visit)}`,
  );

/** Waits until an address is open that begins so. */
export const waitForPath = (visit: Visit, path: string): Promise<true> =>
  waitUntil(
    visit.browser.host,
    () => visit.tab.path.startsWith(path),
    () => `${path}, at ${getPlace(visit)}`,
  );
