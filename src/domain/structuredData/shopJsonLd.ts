import { STORE_NAME } from '../documentTitle.ts';
import type { Thing, ToAbsoluteUrl } from './thing.ts';

/** The shop itself for search engines; `phone` is the one of its support. */
export const toOrganizationJsonLd = (phone: string, absolute: ToAbsoluteUrl): Thing => ({
  '@type': 'Organization',
  name: STORE_NAME,
  url: absolute('/'),
  logo: absolute('/favicon.svg'),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    telephone: phone,
    areaServed: 'IN',
  },
});

/** The site of the shop for search engines. */
export const toWebSiteJsonLd = (absolute: ToAbsoluteUrl): Thing => ({
  '@type': 'WebSite',
  name: STORE_NAME,
  url: absolute('/'),
  inLanguage: 'en-IN',
});
