import type { STORAGE_KEYS } from './storageKeys.ts';

type CookieName = {
  [Key in keyof typeof STORAGE_KEYS]: (typeof STORAGE_KEYS)[Key]['place'] extends 'cookie' ? Key : never;
}[keyof typeof STORAGE_KEYS];

/** A cookie that ends with the browser. Where cookies are blocked it never stands. */
export function createCookie(name: CookieName) {
  const read = (): string | null => {
    try {
      return `; ${document.cookie}`.split(`; ${name}=`)[1]?.split(';')[0] || null;
    } catch {
      return null;
    }
  };
  return {
    read,
    /** False where the browser takes none; '' takes it away. */
    write(value: string): boolean {
      try {
        const secure = window.location.protocol === 'https:' ? '; Secure' : '';
        // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and not in every browser
        document.cookie = `${name}=${value}; Path=/; SameSite=Lax${secure}${value ? '' : '; Max-Age=0'}`;
      } catch {
        // blocked: it is not there
      }
      return read() === value;
    },
  };
}
