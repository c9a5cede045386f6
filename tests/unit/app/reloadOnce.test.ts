import { beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from '../../../src/app/reloadOnce.ts';
import { isNewBuildDeployed } from '../../../src/kit/loading/retryImport.ts';
import { WebStorage } from '../../support/webStorage.ts';

/** A page that came with this script. */
const getPage = (script: string | null) =>
  vi.stubGlobal('document', {
    querySelector: () => (script === null ? null : { getAttribute: () => script }),
  });
const home = (html: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(html, { status }));
const reload = vi.fn();
const OLD = '/assets/main-a1.js';

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('sessionStorage', new WebStorage());
  getPage(OLD);
});

test('a page whose build is gone is loaded anew once, and not for ever', () => {
  reloadOnce();
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(1);
  getPage('/assets/main-b2.js');
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('nothing is loaded anew where nobody could know that it was', () => {
  vi.stubGlobal('sessionStorage', undefined);
  reloadOnce();
  getPage(null);
  reloadOnce();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['another build', () => home('<script type="module" src="/assets/main-b2.js">'), true],
  ['the same build', () => home(`<script type="module" src="${OLD}">`), false],
  ['a store that is down', () => home('down', 503), false],
  ['no network', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))), false],
  ['a page without a script of its own', () => getPage(null), false],
])('whether the store was renewed is seen by what its home begins with: %s', async (_, is, isNewBuild) => {
  is();
  expect(await isNewBuildDeployed()).toBe(isNewBuild);
});
