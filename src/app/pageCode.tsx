import { type ComponentType, createElement } from 'react';
import { type LoaderFunctionArgs, matchRoutes, type RouteObject, useLoaderData } from 'react-router-dom';
import { HydrationZone } from '../kit/hydration.tsx';
import { persistently } from '../kit/retryImport.ts';

/** The code of a page, which comes when the page is first opened. */
export type PageCode = {
  /** What its file exports it as. */
  name: string;
  load(): Promise<ComponentType>;
  isHere(): boolean;
};

/** The code of a page by its name in the file that `load` brings, drawn with these props. */
export function pageCode<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  ...[props]: object extends Props ? [] : [Props]
): PageCode {
  let here: ComponentType | undefined;
  const bring = async () => {
    const { [name]: Shown } = (await load()) as Record<string, ComponentType<Props>>;
    return () => (
      <HydrationZone id="main">{createElement(Shown as ComponentType<Props>, props as Props)}</HydrationZone>
    );
  };
  return {
    name,
    async load() {
      here ??= await (import.meta.env.SSR ? bring() : persistently(bring));
      return here;
    },
    isHere: () => here !== undefined,
  };
}

type Params = LoaderFunctionArgs['params'];
/** What the store knows of a route, for those who go by its table. */
export type RouteFacts = {
  /** An address of the route. */
  example: string;
  /** Further addresses of it, where it shows several kinds of page. */
  others?: string[];
  /** Can it be written out as HTML for everybody? */
  isPublic: boolean;
  codeOf?(params: Params): PageCode;
};

/** A route whose page is always the same. */
export const pageAt = (code: PageCode): Pick<RouteObject, 'lazy'> & Pick<RouteFacts, 'codeOf'> => ({
  lazy: async () => ({ Component: await code.load() }),
  codeOf: () => code,
});

/** A route whose page goes by what stands in the address, where a pattern cannot tell. */
export const pageBy = (codeOf: (params: Params) => PageCode) => ({
  loader: ({ params }: LoaderFunctionArgs) => codeOf(params).load(),
  codeOf,
});

/** The page that the loader of `pageBy` brought. */
export const useLoadedPage = (): ComponentType => useLoaderData() as ComponentType;

/** The code of the page at an address; null where an address only leads on, or nothing is. */
export function pageCodeAt(routes: readonly RouteObject[], pathname: string): PageCode | null {
  const found = matchRoutes(routes as RouteObject[], pathname)?.at(-1);
  return (found?.route as Partial<RouteFacts> | undefined)?.codeOf?.(found?.params ?? {}) ?? null;
}
