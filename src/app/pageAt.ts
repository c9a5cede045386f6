import type { ElementType, ReactElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import { AreaPage, chosenOf } from './AreaPage.tsx';
import { arrival, isHere } from './lazyPage.tsx';
import { routes } from './routes.tsx';

function pageAt(pathname: string): ElementType | null {
  const found = matchRoutes(routes, pathname)?.at(-1);
  if (!found) return null;
  const { type, props } = found.route.element as ReactElement;
  const page = type === AreaPage ? chosenOf(props as Parameters<typeof AreaPage>[0], found.params.id).type : type;
  return page as ElementType;
}

/** Whether the page at an address can be drawn at once, for all its code is here. */
export function isPageHere(pathname: string): boolean {
  const page = pageAt(pathname);
  return page !== null && isHere(page);
}

/** Settles once the code of the page at an address is here. */
export const pageArrival = (pathname: string): Promise<void> => arrival(pageAt(pathname));
