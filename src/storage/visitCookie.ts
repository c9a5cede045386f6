const NAME = 'visit';

const has = (): boolean => document.cookie.split('; ').includes(`${NAME}=1`);

/**
 * A cookie that ends with the browser and says nothing: while it stands, so does a login that nobody asked to remember.
 * Where cookies are blocked it never stands. (AUTH-06)
 */
export const visitCookie = {
  isThere(): boolean {
    try {
      return has();
    } catch {
      return false;
    }
  },
  /** Sets it; false where the browser takes none. */
  set(): boolean {
    try {
      const secure = window.location.protocol === 'https:' ? '; Secure' : '';
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and not in every browser
      document.cookie = `${NAME}=1; Path=/; SameSite=Lax${secure}`;
      return has();
    } catch {
      return false;
    }
  },
};
