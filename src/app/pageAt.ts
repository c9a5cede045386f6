import type { ReactElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import { AreaPage, chosenOf } from './AreaPage.tsx';
import { isHere } from './lazyPage.ts';
import { routes } from './routes.tsx';

/** Whether the page at an address can be drawn at once, for all its code is here. */
export function isPageHere(pathname: string): boolean {
  const found = matchRoutes(routes, pathname)?.at(-1);
  if (!found) return false;
  const { type, props } = found.route.element as ReactElement;
  const page = type === AreaPage ? chosenOf(props as Parameters<typeof AreaPage>[0], found.params.id).type : type;
  return isHere(page);
}
