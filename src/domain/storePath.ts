import { isListItemPath } from './listArea.ts';

/** The address of a product's page: decor objects live under another name than the backend gives them. (ACCT-21, CAT-30) */
export const toProductPath = (alias: string): string => alias.replace(/^\/?object\//, '/decor-objects/');

/**
 * The page of a product by the aliases that the backend gives it, of which the first that is one counts; null where none
 * is, so that no card leads out of the store.
 */
export const findProductPath = (...aliases: readonly (string | null | undefined)[]): string | null =>
  aliases
    .filter((alias) => typeof alias === 'string')
    .map(toProductPath)
    .find((path) => isListItemPath(path)) ?? null;

/** What the backend calls the page of a decor object; every other page has one address. (DECOR-04) */
export const toObjectAlias = (path: string): string => path.replace(/^\/decor-objects\//, '/object/');

/** What a browser leaves out of an address before it reads it. */
const UNREAD = /[\t\n\r]/g;

/** Is that an address within the store? What leads to another site, or runs, is none. */
export const isInternalPath = (address: string): boolean => /^\/(?![/\\])/.test(address.replace(UNREAD, ''));

/** The state that a link back to a list gives the router: the list is to be where it was left. (ART-03) */
export const BACK_LINK_STATE = { isBack: true } as const;

/** Whether a page was opened by a link back. */
export const isBackLink = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as Partial<typeof BACK_LINK_STATE>).isBack === true;
