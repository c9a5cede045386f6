import type { Profile } from '../../src/domain/backendSettings.ts';

/** What a Drupal site has installed that changes its answers everywhere. */
export type Site = {
  /** basic_auth: whoever is anonymous is prompted to sign in (401) where Drupal else refuses (403). */
  hasBasicAuth: boolean;
  /** jsonapi_extras: collections tell how many entities there are, and link to the last page. */
  countsCollections: boolean;
  /** simple_oauth by its version; 6 describes what is wrong with a token more plainly. */
  oauthVersion: 5 | 6;
  /** The shop's own order processor: items cost what the shop asks. A stock Commerce takes the price that a client posts (CONF-35). */
  hasPriceProcessor: boolean;
};

/**
 * The specification counts on `meta.count`; a plain Drupal has none, and refuses whoever is nobody with 403, unless basic_auth
 * asks them to sign in.
 */
export const getSite = (profile: Profile): Site => ({
  hasBasicAuth: false,
  countsCollections: profile === 'spec',
  oauthVersion: 5,
  hasPriceProcessor: true,
});
