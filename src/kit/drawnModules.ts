import { type ComponentType, createElement, type FunctionComponent, use } from 'react';
import { PageDataContext } from './pageData.ts';

let begun: string[] | null = null;

/**
 * A build for the server says here, before each dynamic import, which module that brings: a path from the project's root.
 *
 * @public scripts/drawnModules.mjs writes its callers.
 */
export const noteImport = (id: string): void => void begun?.push(id);

/** What `load` brings, and the ids of the modules that it began to import. */
function observed<T>(load: () => T): [T, readonly string[]] {
  const before = begun;
  begun = [];
  try {
    return [load(), begun];
  } finally {
    begun = before;
  }
}

/** A part of a page that tells what draws the page, each time it is drawn, which modules it came with. */
export async function tellingPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [coming, modules] = observed(load);
  const Part = (await coming) as FunctionComponent<Props>;
  return function Told(props: Props) {
    const data = use(PageDataContext);
    if (data && 'drew' in data) data.drew(modules);
    return createElement(Part, props);
  };
}
