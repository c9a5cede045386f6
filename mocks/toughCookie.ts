/**
 * Stands in for tough-cookie in the browser's build: msw keeps mocked cookies with it, the backend sets none,
 * and its list of public suffixes is more than half of what msw weighs.
 */
export const Cookie = { fromJSON: () => undefined };

export class MemoryCookieStore {
  idx = {};
}

export class CookieJar {
  getCookiesSync(): never[] {
    return [];
  }
  async setCookie(): Promise<void> {}
}
