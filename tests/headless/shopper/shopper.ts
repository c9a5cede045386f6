import { until } from '../world/until.ts';
import type { ChartName, View } from '../world/views.ts';
import type { Visit } from '../world/visit.ts';

/** Where a shopper is, for whoever reads why a step failed. */
const placeOf = (visit: Visit): string =>
  `${visit.tab.path} ${JSON.stringify(
    Object.fromEntries(Object.entries(visit.page.charts).map(([name, actor]) => [name, actor.getSnapshot().value])),
  )}`;

/** The view of a chart once it shows what is waited for. */
export const once = <Name extends ChartName>(
  visit: Visit,
  name: Name,
  isShown: (view: View<Name>) => unknown = () => true,
): Promise<View<Name>> =>
  until(
    visit.browser.host,
    () => {
      const view = visit.find(name);
      return view && isShown(view) ? view : null;
    },
    () => `${name} ${isShown} at ${placeOf(visit)}`,
  );

/** Waits until an address is open that begins so. */
export const onceAt = (visit: Visit, path: string): Promise<true> =>
  until(
    visit.browser.host,
    () => visit.tab.path.startsWith(path),
    () => `${path}, at ${placeOf(visit)}`,
  );
