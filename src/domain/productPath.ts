/** The address of a product's page: decor objects live under another name than the backend gives them. (ACCT-21, CAT-30) */
export const productPath = (alias: string): string => alias.replace(/^\/?object\//, '/decor-objects/');

/** What the backend calls the page of a decor object; every other page has one address. (DECOR-04) */
export const objectAlias = (path: string): string => path.replace(/^\/decor-objects\//, '/object/');
