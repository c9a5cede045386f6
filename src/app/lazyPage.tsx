import { type ComponentType, createElement } from 'react';
import { type LoaderFunctionArgs, matchRoutes, type RouteObject, useLoaderData } from 'react-router-dom';
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
/** A route with access to the code of its page. */
export type PageRoute = { getPage?(params: Params): LazyPage };

/** A route whose page is always the same. */
export const lazyRoute = (page: LazyPage): Pick<RouteObject, 'lazy'> & PageRoute => ({
  lazy: async () => ({ Component: await page.load() }),
  getPage: () => page,
});

/** A route whose page depends on the parameters of the address, where a pattern cannot tell. */
export const dynamicLazyRoute = (getPage: (params: Params) => LazyPage) => ({
  loader: ({ params }: LoaderFunctionArgs) => getPage(params).load(),
  getPage,
});

/** The page that the loader of `dynamicLazyRoute` returned. */
export const useLoadedPage = (): ComponentType => useLoaderData() as ComponentType;

/** The code of the page at an address; null where it only redirects, or matches nothing. */
export function findLazyPage(routes: readonly RouteObject[], pathname: string): LazyPage | null {
  const match = matchRoutes(routes as RouteObject[], pathname)?.at(-1);
  return (match?.route as PageRoute | undefined)?.getPage?.(match?.params ?? {}) ?? null;
}
