import { type ComponentType, createElement } from 'react';
import { type LoaderFunctionArgs, matchRoutes, type NonIndexRouteObject } from 'react-router-dom';
import { HydrationZone } from '../kit/hydration/hydration.tsx';
import { retryImport } from '../kit/loading/retryImport.ts';

/** The code of a page, loaded when the page is first opened. */
export type PageCode = {
  /** The name of its export. */
  name: string;
  load(): Promise<ComponentType>;
  isLoaded(): boolean;
};

/** The code of a page by the name of its export in the file that `load` imports, rendered with these props. */
export function createPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  ...[props]: object extends Props ? [] : [Props]
): PageCode {
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

/** Tells the code of the page at these parameters. */
export type PageHandle = (params: LoaderFunctionArgs['params']) => PageCode;
/** A route; one without a handle only redirects. */
export type StoreRoute = NonIndexRouteObject & { path: string; handle?: PageHandle };

/** A route of a page that may have others. */
export const createRoute = (path: string, page: PageCode): StoreRoute => ({
  path,
  lazy: async () => ({ Component: await page.load() }),
  handle: () => page,
});

/** The only route of a page: the export of this name in the file that `load` imports. */
export const pageRoute = <Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): StoreRoute => createRoute(path, createPage(load, name));

/** The code of the page at an address; null where it only redirects, or matches nothing. */
export function findPage(routes: StoreRoute[], pathname: string): PageCode | null {
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match?.route.handle?.(match.params) ?? null;
}
