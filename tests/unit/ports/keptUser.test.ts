import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keptUser } from '../../../src/ports/keptUser.ts';

const shelf = new Map<string, string>();
const keep = (value: unknown) => shelf.set('user', JSON.stringify(value));
const raw = () => JSON.parse(shelf.get('user') ?? 'null');

beforeEach(() => {
  shelf.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, text: string) => void shelf.set(key, text),
      removeItem: (key: string) => void shelf.delete(key),
    },
  });
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
    expect(keptUser.read()).toEqual(session);
    const { id, ...attributes } = session.details;
    keep({ ...session, details: { type: 'user--user', id, attributes: { ...attributes, ...known } } });
    expect(keptUser.read()).toEqual(session);
  });

  test('[SESS-03] is written flat, and what is known beside it stays', () => {
    const { id, ...attributes } = session.details;
    keep({ ...session, details: { id, attributes: { ...attributes, ...known } }, since: 5 });
    keptUser.write({ ...session, token: 'token-2', refresh_token: 'refresh-2' });
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
    keptUser.write(other);
    expect(raw()).toEqual(other);
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
    expect(keptUser.read()).toBeNull();
    expect([...shelf.keys()]).toEqual(['pincode']);
  });
});
