/**
 * Pages that are nobody's to find: a shopper's own, and steps that lead nowhere without what came before them. The
 * addresses below each are closed too.
 */
export const DISALLOWED_PATHS = [
  '/account',
  '/profile',
  '/profile-details',
  '/login',
  '/signup',
  '/cart',
  '/checkout',
  '/mock_checkout',
  '/order',
  '/test-gateway',
  '/crop',
  '/resize',
  '/size',
  '/frame',
  '/frame-edit',
  '/shop_art',
  '/shop_art_type',
  '/search',
  '/403',
] as const;

/** Whether search engines are to leave a page alone. */
export const isDisallowed = (pathname: string): boolean =>
  DISALLOWED_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
