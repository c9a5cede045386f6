export type BackendPath = {
  /** One path, or with a slash at its end all below it. */
  path: string;
  /** A rate of `nginx/limits.conf`; what has none is held to the rate of all calls. */
  limit?: string;
  /** The largest one, 64k where none is given. */
  body?: string;
  /** Never compressed: the answers hold a token. */
  plain?: boolean;
  /** The poll of a payment, a design form, what takes the client's secret, a folder of files. */
  poll?: boolean;
  design?: boolean;
  secret?: boolean;
  files?: boolean;
};

/**
 * Below these paths of the backend are lists of people, of addresses and of coupons. A Drupal takes a path in any case and
 * many filters; handed on is what the store asks for, as it writes it, and all else is refused.
 */
export const GUARDED_PATHS = [
  '/jsonapi/user',
  '/jsonapi/node/news_letter',
  '/jsonapi/commerce_promotion',
  '/jsonapi/commerce_promotion_coupon',
];

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const filterExactly = (field: string) => `filter%5B${field}%5D=[^&]+`;

/** Method and address, as regular expressions, of all that the store asks for below them (API-02, API-06 to API-08, API-18, API-73). */
export const GUARDED_LOOKUPS = [
  String.raw`GET /jsonapi/user/user\?${filterExactly('name')}`,
  String.raw`GET /jsonapi/user/user/${UUID}(?:\?include=customer_profiles)?`,
  `PATCH /jsonapi/user/user/${UUID}`,
  String.raw`GET /jsonapi/node/news_letter\?${filterExactly('title')}&page%5Blimit%5D=1&page%5Boffset%5D=0`,
  'POST /jsonapi/node/news_letter',
  String.raw`GET /jsonapi/commerce_promotion_coupon/commerce_promotion_coupon\?${filterExactly('code')}&include=promotion(?:_id)?`,
];

/**
 * The paths that the proxy hands on to the backend; all else is the store's. A law holds the list against every call that
 * is described, and against the store's own addresses.
 */
export const BACKEND_PATHS: readonly BackendPath[] = [
  { path: '/jsonapi' },
  { path: '/jsonapi/', body: '1m' },
  { path: '/jsonapi/media/image/field_media_image', limit: 'upload', body: '33m' },
  { path: '/jsonapi/user/user', limit: 'account' },
  { path: '/jsonapi/node/news_letter', limit: 'message' },
  { path: '/jsonapi/commerce_payment/payment_manual', poll: true },
  { path: '/jsonapi/paragraph/form_image', limit: 'message', design: true },
  { path: '/jsonapi/contact_message/art_advisory', limit: 'message', design: true },
  { path: '/jsonapi/contact_message/gallery_wall_consultation', limit: 'message', design: true },
  { path: '/rest/session/token' },
  { path: '/session/token' },
  { path: '/oauth/token', limit: 'token', body: '4k', plain: true, secret: true },
  { path: '/oauth/revoke', limit: 'token', body: '4k', plain: true, secret: true },
  { path: '/otp/request', limit: 'code', plain: true },
  { path: '/otp/anonymous_account', limit: 'code', plain: true },
  { path: '/otp/verify', limit: 'guess', plain: true },
  { path: '/user/register', limit: 'register', plain: true },
  { path: '/user/lost-password', limit: 'reset', plain: true },
  { path: '/user/lost-password-reset', limit: 'guess', plain: true },
  { path: '/email_verifications/account_check', limit: 'account' },
  { path: '/email_verifications/email_verify', limit: 'guess', plain: true },
  { path: '/api/getprice' },
  { path: '/api/search' },
  { path: '/api/search/match_title' },
  { path: '/api/request/phone', limit: 'lookup' },
  { path: '/search_api_autocomplete/search_api' },
  { path: '/product/count' },
  // The store has pages at /order/<number>; no number is one of these words.
  { path: '/order/price' },
  { path: '/order/assign' },
  { path: '/order/payment_create' },
  { path: '/order/payment_verify', limit: 'lookup' },
  { path: '/newsletter/confirm', limit: 'message' },
  { path: '/newsletter/leave', limit: 'message' },
  { path: '/newsletter/unsubscribe', limit: 'message' },
  { path: '/contact_message', limit: 'message' },
  { path: '/entity/contact_message', limit: 'message' },
  { path: '/sites/default/files/', files: true },
  // what shoppers uploaded, by signed addresses
  { path: '/system/files/', files: true },
];

/** Is a path one of the backend's calls? Its files are none. */
export const isBackendCall = (pathname: string): boolean =>
  BACKEND_PATHS.some(
    ({ path, files }) => !files && (path.endsWith('/') ? pathname.startsWith(path) : pathname === path),
  );
