import { STORE_NAME } from '../documentTitle.ts';
import type { Absolute, Thing } from './thing.ts';

/** The shop itself for search engines; `phone` is the one of its support. */
export const organizationData = (phone: string, absolute: Absolute): Thing => ({
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
export const siteData = (absolute: Absolute): Thing => ({
  '@type': 'WebSite',
  name: STORE_NAME,
  url: absolute('/'),
  inLanguage: 'en-IN',
});
