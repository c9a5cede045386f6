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
 * The paths that the proxy hands on to the backend; all else is the store's. A law holds the list against every call that
 * is described, and against the store's own addresses.
 */
export const BACKEND_PATHS: readonly BackendPath[] = [
  { path: '/jsonapi' },
  { path: '/jsonapi/', body: '1m' },
  { path: '/jsonapi/media/image/field_media_image', limit: 'upload', body: '33m' },
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
  { path: '/email_verifications/account_check', limit: 'lookup' },
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
  { path: '/newsletter/unsubscribe', limit: 'message' },
  { path: '/contact_message', limit: 'message' },
  { path: '/entity/contact_message', limit: 'message' },
  { path: '/sites/default/files/', files: true },
  // what shoppers uploaded, by signed addresses
  { path: '/system/files/', files: true },
];
