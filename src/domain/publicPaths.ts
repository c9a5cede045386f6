import { LISTS } from './listArea.ts';

/** Pages that are the same for everybody and have one address each; what the shop sells and writes comes to these. (area ROUTE) */
export const PUBLIC_PATHS: readonly string[] = [
  '/',
  ...Object.values(LISTS).map(({ path }) => path),
  '/custom-framing/',
  '/start_framing',
  '/select/frame',
  '/select/print',
  '/about/',
  '/stores',
  '/faq/',
  '/contact/',
  '/contact-us',
  '/terms-of-service/',
  '/privacy-policy/',
  '/partner',
  '/partner/apply',
  '/design',
  '/design/art',
  '/design/wall',
  '/opt_out',
];
