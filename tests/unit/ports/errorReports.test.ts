import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../src/api/failure.ts';
import { type ErrorReport, parseReportPath, parseStackFrames, reportError } from '../../../src/ports/errorReports.ts';
import { closeStorage, openStorage } from '../../../src/storage/persisted.ts';
import { WebStorage } from '../../support/webStorage.ts';

const ORIGIN = 'https://shop.example';
const about = { place: 'window', part: '', page: '/order/:id', build: 'start-x1.js' } as const;
const sent: { path: string; report: Promise<ErrorReport> }[] = [];
const sendBeacon = vi.fn((path: string, blob: Blob) => {
  sent.push({ path, report: blob.text().then((text) => JSON.parse(text)) });
  return true;
});

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('window', { sessionStorage: new WebStorage() });
  // What an earlier test could not store is of another page.
  closeStorage();
  openStorage();
  vi.stubGlobal('location', { origin: ORIGIN, pathname: '/order/260814301276' });
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubEnv('VITE_ERROR_REPORTS', '/error-reports');
});

const createFailure = (message: string) =>
  Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n    at ask (${ORIGIN}/assets/cart-b2.js?v=asha:1:2345)\n    at https://elsewhere.example/assets/x.js:3:4\n    at ${ORIGIN}/order/260814301276:10:2\n    at go (${ORIGIN}/assets/start-x1.js:1:99)`,
  });

test('a report goes to the path of the configuration: what failed, where in the code, on which kind of page', async () => {
  reportError(createFailure("Cannot read properties of undefined (reading 'lines')"), about);
  expect(sent[0]?.path).toBe('/error-reports');
  expect(await sent[0]?.report).toEqual({
    ...about,
    name: 'TypeError',
    message: "Cannot read properties of undefined (reading 'lines')",
    frames: ['cart-b2.js:1:2345', 'start-x1.js:1:99'],
  });
});

test('nothing of the address, the query, the backend or what was typed is in it', async () => {
  const complaint = new ApiFailure('invalid', {
    status: 422,
    detail: 'asha@home.in of 12 Marine Drive, 682001, is no customer',
  });
  reportError(complaint, about);
  reportError(createFailure('order 260814301276 of +91 98470 12345 with FRIENDS by eyJh.abc.def'), about);
  const texts = JSON.stringify(await Promise.all(sent.map(({ report }) => report)));
  for (const secret of ['260814301276', 'asha', 'Marine', '682001', '98470', 'FRIENDS', 'eyJh', 'v='])
    expect(texts).not.toContain(secret);
  expect((await sent[0]?.report)?.message).toBe('invalid #422');
});

test('the same error is told once, also after a full load, and one visit tells of ten', () => {
  reportError(createFailure('a'), about);
  reportError(createFailure('a'), about);
  expect(sent).toHaveLength(1);
  for (const name of 'bcdefghijklmn') reportError(createFailure(`${name} failed`), about);
  expect(sent).toHaveLength(10);
});

test('without a path it goes to the console, and nothing is sent', () => {
  vi.stubEnv('VITE_ERROR_REPORTS', '');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  reportError('a chart said so', { ...about, place: 'chart' });
  expect(sent).toEqual([]);
  expect(warn.mock.calls.flat().join(' ')).toContain('"place":"chart"');
});

test.each([
  ['/error-reports', '/error-reports'],
  ['//elsewhere.example/x', null],
  ['/\\elsewhere.example', null],
  ['https://elsewhere.example/x', null],
  ['', null],
  [undefined, null],
])('reports go to no other origin: %s is %s', (setting, path) => {
  expect(parseReportPath(setting)).toBe(path);
});

test.each([
  ['storage that throws', () => vi.stubGlobal('window', undefined)],
  ['a browser without beacons', () => vi.stubGlobal('navigator', {})],
  ['no location', () => vi.stubGlobal('location', undefined)],
])('telling never throws: %s', (_, breaks) => {
  breaks();
  expect(() => reportError(createFailure('a'), about)).not.toThrow();
  expect(() => reportError(Symbol('x'), about)).not.toThrow();
  expect(() => reportError(null, about)).not.toThrow();
});

test('where nothing can be stored a page tells of an error once all the same', () => {
  vi.stubGlobal('window', undefined);
  reportError(createFailure('storage is blocked'), about);
  reportError(createFailure('storage is blocked'), about);
  expect(sent).toHaveLength(1);
});

test('no frame holds more than a file of the store and the place in it', () => {
  expect(parseStackFrames(`x@${ORIGIN}/assets/a-1.js:1:2\ny@${ORIGIN}/src/app/x.tsx?t=asha:3:4`, ORIGIN)).toEqual([
    'a-1.js:1:2',
    'app/x.tsx:3:4',
  ]);
});
