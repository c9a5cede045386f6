import { isThingPath } from './listArea.ts';

/** The address of a product's page: decor objects live under another name than the backend gives them. (ACCT-21, CAT-30) */
export const productPath = (alias: string): string => alias.replace(/^\/?object\//, '/decor-objects/');

/**
 * The page of a product by the aliases that the backend gives it, of which the first that is one counts; null where none
 * is, so that no card leads out of the store.
 */
export const productPathOf = (...aliases: readonly (string | null | undefined)[]): string | null =>
  aliases
    .filter((alias) => typeof alias === 'string')
    .map(productPath)
    .find((path) => isThingPath(path)) ?? null;

/** What the backend calls the page of a decor object; every other page has one address. (DECOR-04) */
export const objectAlias = (path: string): string => path.replace(/^\/decor-objects\//, '/object/');
