import { beforeEach, expect, test, vi } from 'vitest';
import { persistSettings, restoreSettings, withSettingsParam } from '../../../src/app/backendPanel/settingsStorage.ts';
import { INITIAL_SETTINGS } from '../../../src/domain/backendSettings.ts';
import { WebStorage } from '../../support/webStorage.ts';

const STATE = { usr: null, key: 'k1', idx: 2 };
const replaceState = vi.fn();

const at = (path: string) => vi.stubGlobal('location', new URL(path, 'https://store.test'));

beforeEach(() => {
  replaceState.mockClear();
  vi.stubGlobal('sessionStorage', new WebStorage());
  vi.stubGlobal('history', { state: STATE, replaceState });
});

test.each([
  ['', 'gateway:paid', '?backend=gateway:paid'],
  ['?filter=Rivers%20%26%20Rain', 'latency:800', '?filter=Rivers%20%26%20Rain&backend=latency:800'],
  ['?backend=latency:200&filter=a', 'latency:800', '?filter=a&backend=latency:800'],
  ['?backend=latency:200', '', ''],
  ['?backends=1&backend', '', '?backends=1'],
])('%s with "%s" is %s', (search, settings, whole) => {
  expect(withSettingsParam(search, settings)).toBe(whole);
});

test('settings go into the address without touching the state of the router', () => {
  at('/art/?filter=Botanicals#top');
  persistSettings({ ...INITIAL_SETTINGS, gateway: 'paid' });
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(STATE, '', '/art/?filter=Botanicals&backend=gateway:paid#top');
});

test('an address that tells them already is left alone', () => {
  at('/art/?backend=gateway:paid');
  persistSettings({ ...INITIAL_SETTINGS, gateway: 'paid' });
  at('/art/');
  persistSettings(INITIAL_SETTINGS);
  expect(replaceState).not.toHaveBeenCalled();
});

test('the next page of the tab has them, and a link goes before what the tab had', () => {
  at('/');
  persistSettings({ ...INITIAL_SETTINGS, gateway: 'paid' });
  expect(restoreSettings('')).toEqual({ settings: { ...INITIAL_SETTINGS, gateway: 'paid' }, invalidParts: [] });
  expect(restoreSettings('?backend=latency:800;gateway:soon')).toEqual({
    settings: { ...INITIAL_SETTINGS, latency: 800 },
    invalidParts: ['gateway:soon'],
  });
  expect(restoreSettings('?backend=').settings).toEqual(INITIAL_SETTINGS);
});

test('set back, nothing is kept', () => {
  at('/?backend=gateway:paid');
  persistSettings({ ...INITIAL_SETTINGS, gateway: 'paid' });
  persistSettings(INITIAL_SETTINGS);
  expect(sessionStorage).toHaveLength(0);
  expect(replaceState).toHaveBeenLastCalledWith(STATE, '', '/');
});

test('a storage that is full leaves the address', () => {
  at('/');
  vi.stubGlobal('sessionStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  persistSettings({ ...INITIAL_SETTINGS, gateway: 'paid' });
  expect(replaceState).toHaveBeenCalledOnce();
});
