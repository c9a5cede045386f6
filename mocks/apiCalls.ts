const READ_PATHS =
  /\/(jsonapi(\/|$)|api\/(getprice|search)(\/|$)|search_api_autocomplete\/|product\/count$|session\/token$|rest\/session\/token$)/i;
const WRITE_PATHS =
  /\/(jsonapi|otp|order|newsletter|test_gateway|email_verifications)\/|\/(oauth\/(token|revoke)|user\/\S+|api\/request\/phone|contact_message)$/i;
const FILE_PATH = /\.(m?[jt]sx?|css|map|json|html|svg|webp|png|jpe?g|woff2?)$/i;

/** Is a request meant for the backend? Not for pictures, modules and pages: a page may share a call's path, but is never posted. */
export function isApiCall({ method, url }: { method: string; url: string }): boolean {
  const { pathname } = new URL(url);
  if (FILE_PATH.test(pathname) || pathname.includes('/sites/default/files/')) return false;
  return (method === 'GET' || method === 'HEAD' ? READ_PATHS : WRITE_PATHS).test(pathname);
}
