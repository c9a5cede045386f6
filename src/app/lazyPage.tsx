import { type ComponentType, createElement } from 'react';
import { type LoaderFunctionArgs, matchRoutes, type NonIndexRouteObject } from 'react-router-dom';
import { HydrationZone } from '../kit/hydration/hydration.tsx';
import { retryImport } from '../kit/loading/retryImport.ts';

/** The code of a page, loaded when the page is first opened. */
export type LazyPage = {
  /** The name of its export. */
  name: string;
  load(): Promise<ComponentType>;
  isLoaded(): boolean;
};

/** The code of a page by the name of its export in the file that `load` imports, rendered with these props. */
export function createLazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  ...[props]: object extends Props ? [] : [Props]
): LazyPage {
  let Component: ComponentType | undefined;
  const loadComponent = async () => {
    const { [name]: Page } = (await load()) as Record<string, ComponentType<Props>>;
    return () => <HydrationZone id="main">{createElement(Page as ComponentType<Props>, props as Props)}</HydrationZone>;
  };
  return {
    name,
    async load() {
      Component ??= await (import.meta.env.SSR ? loadComponent() : retryImport(loadComponent));
      return Component;
    },
    isLoaded: () => Component !== undefined,
  };
}

type Params = LoaderFunctionArgs['params'];
/** A route with access to the code of its page, where it has one. */
export type StoreRoute = NonIndexRouteObject & { path: string; getPage?(params: Params): LazyPage };

/** A route of a page that may have others. */
export const lazyRoute = (path: string, page: LazyPage): StoreRoute => ({
  path,
  lazy: async () => ({ Component: await page.load() }),
  getPage: () => page,
});

/** The only route of a page: the export of this name in the file that `load` imports. */
export const pageRoute = <Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): StoreRoute => lazyRoute(path, createLazyPage(load, name));

/** The code of the page at an address; null where it only redirects, or matches nothing. */
export function findLazyPage(routes: StoreRoute[], pathname: string): LazyPage | null {
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match?.route.getPage?.(match.params) ?? null;
}
