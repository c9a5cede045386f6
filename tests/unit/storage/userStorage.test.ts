import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userStorage } from '../../../src/storage/userStorage.ts';
import { WebStorage } from '../../support/webStorage.ts';

const shelf = new Map<string, string>();
const tab = new Map<string, string>();
const keep = (value: unknown) => shelf.set('user', JSON.stringify(value));
const raw = () => JSON.parse(shelf.get('user') ?? 'null');

/** A browser that keeps one cookie, or none; each that is set is written down. */
function browserWithCookies(protocol = 'https:', takes = true): { set: string[]; close(): void } {
  const set: string[] = [];
  let cookie = '';
  vi.stubGlobal('window', {
    localStorage: new WebStorage(shelf),
    sessionStorage: new WebStorage(tab),
    location: { protocol },
  });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      set.push(text);
      if (takes) cookie = `other=2; ${text.split(';')[0]}`;
    },
  });
  return {
    set,
    close() {
      cookie = 'other=2';
      tab.clear();
    },
  };
}

beforeEach(() => {
  shelf.clear();
  tab.clear();
  browserWithCookies();
});

const session = {
  token: 'token-1',
  refresh_token: 'refresh-1',
  details: { id: 'u-1', name: '9847012345', mail: 'asha@example.com' },
};
const known = { field_full_name: 'Asha Menon', field_alternate_number: '', display_name: '9847012345' };

describe('the signed-in customer', () => {
  test('[SESS-01] [SESS-02] [SESS-03] is read from the flat shape and from the one with attributes', () => {
    keep({ ...session, details: { ...session.details, ...known } });
    expect(userStorage.read()).toEqual({ ...session, details: { ...session.details, ...known } });
    const { id, ...attributes } = session.details;
    keep({ ...session, details: { type: 'user--user', id, attributes: { ...attributes, ...known } } });
    expect(userStorage.read()).toEqual({ ...session, details: { ...session.details, ...known } });
  });

  test('[SESS-03] is written flat, and what is known beside it stays', () => {
    const { id, ...attributes } = session.details;
    keep({ ...session, details: { id, attributes: { ...attributes, ...known } }, since: 5 });
    userStorage.write({ ...session, token: 'token-2', refresh_token: 'refresh-2' });
    expect(raw()).toEqual({
      token: 'token-2',
      refresh_token: 'refresh-2',
      since: 5,
      details: { ...session.details, ...known },
    });
  });

  test('[SESS-02] another customer gets nothing of the one before', () => {
    keep({ ...session, details: { ...session.details, ...known } });
    const other = { ...session, details: { id: 'u-2', name: '9880012345', mail: 'ravi@example.com' } };
    userStorage.write(other);
    expect(raw()).toEqual(other);
  });

  test('[SESS-04] a detail that does not parse signs nobody out', () => {
    keep({ ...session, details: { ...session.details, ...known, mail: null, field_full_name: 7 } });
    const { field_full_name: _, ...rest } = known;
    expect(userStorage.read()).toEqual({ ...session, details: { ...session.details, ...rest, mail: '' } });
  });

  test.each([
    ['no token', { ...session, token: '' }],
    ['no refresh token', { ...session, refresh_token: undefined }],
    ['nobody', { ...session, details: {} }],
    ['a list', []],
    ['a word', 'asha'],
  ])('[SESS-04] a record with %s is nobody, and is dropped', (_, garbage) => {
    keep(garbage);
    shelf.set('pincode', '"682001"');
    expect(userStorage.read()).toBeNull();
    expect([...shelf.keys()]).toEqual(['pincode']);
  });
});

describe('how long a login lasts', () => {
  test('[AUTH-06] one that is to be remembered outlives the browser', () => {
    const browser = browserWithCookies();
    userStorage.begin(session, true);
    browser.close();
    expect(userStorage.read()).toEqual(session);
    expect(browser.set).toEqual([]);
  });

  test('[AUTH-06] another ends with the browser, and its record is dropped when the store is next opened', () => {
    const browser = browserWithCookies();
    userStorage.begin(session, false);
    expect(userStorage.read()).toEqual(session);
    browser.close();
    expect(userStorage.read()).toBeNull();
    expect(shelf.size).toBe(0);
  });

  test('[AUTH-06] its cookie holds nothing of the login, ends with the browser, and is secure where the page is', () => {
    const { set } = browserWithCookies('https:');
    userStorage.begin(session, false);
    expect(set).toEqual(['visit=1; Path=/; SameSite=Lax; Secure']);
    const plain = browserWithCookies('http:');
    userStorage.begin(session, false);
    expect(plain.set).toEqual(['visit=1; Path=/; SameSite=Lax']);
  });

  test('[AUTH-06] new tokens and other details last as long as the login did', () => {
    const browser = browserWithCookies();
    userStorage.begin(session, false);
    userStorage.write({ ...session, token: 'token-2' });
    userStorage.change('u-1', { field_full_name: 'Asha' });
    expect(userStorage.read()).toMatchObject({ token: 'token-2', details: { field_full_name: 'Asha' } });
    browser.close();
    expect(userStorage.read()).toBeNull();
  });

  test('[AUTH-06] signing in once more, now to be remembered, outlives the browser', () => {
    const browser = browserWithCookies();
    userStorage.begin(session, false);
    userStorage.begin(session, true);
    browser.close();
    expect(userStorage.read()).toEqual(session);
  });

  test('[AUTH-06] where the browser takes no cookies, it ends with the tab', () => {
    const browser = browserWithCookies('https:', false);
    userStorage.begin(session, false);
    userStorage.write({ ...session, token: 'token-2' });
    expect(userStorage.read()?.token).toBe('token-2');
    expect(shelf.size).toBe(0);
    browser.close();
    expect(userStorage.read()).toBeNull();
  });

  test.each([true, false])('[SESS-06] a logout leaves nothing (remember: %s)', (remember) => {
    userStorage.begin(session, remember);
    userStorage.remove();
    expect(userStorage.read()).toBeNull();
    expect([...shelf, ...tab]).toEqual([]);
  });

  test.each([true, false])(
    '[SESS-04] where all storage is blocked, it lasts as long as the tab (remember: %s)',
    (remember) => {
      const block = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      vi.stubGlobal(
        'window',
        Object.defineProperties({}, { localStorage: { get: block }, sessionStorage: { get: block } }),
      );
      vi.stubGlobal('document', Object.defineProperties({}, { cookie: { get: block, set: block } }));
      userStorage.begin(session, remember);
      userStorage.write({ ...session, token: 'token-2' });
      expect(userStorage.read()?.token).toBe('token-2');
      userStorage.remove();
      expect(userStorage.read()).toBeNull();
    },
  );

  test('[SESS-02] details of one customer are not written to another', () => {
    userStorage.begin(session, true);
    userStorage.change('u-2', { field_full_name: 'Ravi' });
    expect(userStorage.read()).toEqual(session);
  });

  test('[SESS-06] what another tab wrote and has taken back since signs nobody in', () => {
    let hear: (event: { key: string; newValue: string }) => void = () => {};
    vi.stubGlobal('window', {
      localStorage: new WebStorage(shelf),
      addEventListener: (_: string, listener: typeof hear) => {
        hear = listener;
      },
    });
    const listener = vi.fn();
    userStorage.subscribe(listener);
    hear({ key: 'user', newValue: JSON.stringify(session) });
    expect(listener.mock.calls).toEqual([[null]]);
  });
});
