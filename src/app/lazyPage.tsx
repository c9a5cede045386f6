import { type ComponentType, createElement } from 'react';
import { type LoaderFunctionArgs, matchRoutes, type RouteObject, useLoaderData } from 'react-router-dom';
import { HydrationZone } from '../kit/hydration/hydration.tsx';
import { retryImport } from '../kit/loading/retryImport.ts';

/** The code of a page, which comes when the page is first opened. */
export type LazyPage = {
  /** What its file exports it as. */
  name: string;
  load(): Promise<ComponentType>;
  isHere(): boolean;
};

/** The code of a page by its name in the file that `load` brings, drawn with these props. */
export function createLazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  ...[props]: object extends Props ? [] : [Props]
): LazyPage {
  let here: ComponentType | undefined;
  const bring = async () => {
    const { [name]: Page } = (await load()) as Record<string, ComponentType<Props>>;
    return () => <HydrationZone id="main">{createElement(Page as ComponentType<Props>, props as Props)}</HydrationZone>;
  };
  return {
    name,
    async load() {
      here ??= await (import.meta.env.SSR ? bring() : retryImport(bring));
      return here;
    },
    isHere: () => here !== undefined,
  };
}

type Params = LoaderFunctionArgs['params'];
/** A route that knows the code of its page. */
export type PageRoute = { getPage?(params: Params): LazyPage };

/** A route whose page is always the same. */
export const lazyRoute = (code: LazyPage): Pick<RouteObject, 'lazy'> & PageRoute => ({
  lazy: async () => ({ Component: await code.load() }),
  getPage: () => code,
});

/** A route whose page goes by what stands in the address, where a pattern cannot tell. */
export const dynamicLazyRoute = (getPage: (params: Params) => LazyPage) => ({
  loader: ({ params }: LoaderFunctionArgs) => getPage(params).load(),
  getPage,
});

/** The page that the loader of `dynamicLazyRoute` brought. */
export const useLoadedPage = (): ComponentType => useLoaderData() as ComponentType;

/** The code of the page at an address; null where an address only leads on, or nothing is. */
export function findLazyPage(routes: readonly RouteObject[], pathname: string): LazyPage | null {
  const found = matchRoutes(routes as RouteObject[], pathname)?.at(-1);
  return (found?.route as PageRoute | undefined)?.getPage?.(found?.params ?? {}) ?? null;
}
