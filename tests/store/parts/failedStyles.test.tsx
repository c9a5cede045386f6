import { afterEach, beforeEach, expect, test } from 'vitest';
import { retryFailedStyles, watchStyleFailures } from '../../../src/kit/loading/retryImport.ts';

let stop = () => {};
let file = '';

beforeEach(() => {
  stop = watchStyleFailures();
});
afterEach(() => {
  stop();
  URL.revokeObjectURL(file);
  for (const link of document.querySelectorAll('link[data-missed]')) link.remove();
});

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[data-missed]')];

/** A sheet that does not come, as Vite asks for it. Chromium tells nothing of an address that failed before. */
const getMissing = (href: string) =>
  new Promise<HTMLLinkElement>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.dataset.missed = '';
    link.href = href;
    link.addEventListener('error', () => resolve(link));
    document.head.append(link);
  });

test('styles that did not come are asked for again, once, and are there when that settles', async () => {
  const link = await getMissing('blob:nothing-there');
  file = URL.createObjectURL(new Blob([':root { --missed: here; }'], { type: 'text/css' }));
  link.setAttribute('href', file);
  await retryFailedStyles();
  expect(links()).toHaveLength(1);
  expect(getComputedStyle(document.documentElement).getPropertyValue('--missed')).toBe('here');
  const [there] = links();
  await retryFailedStyles();
  expect(links()[0]).toBe(there);
});

test('while they still do not come it says so, and they are asked for at the next try', async () => {
  await getMissing('blob:nothing-here');
  await expect(retryFailedStyles()).rejects.toThrow('did not come');
  await expect(retryFailedStyles()).rejects.toThrow('did not come');
  expect(links()).toHaveLength(1);
  // What is still waited for would be asked for in the next test, too.
  file = URL.createObjectURL(new Blob([''], { type: 'text/css' }));
  links()[0]?.setAttribute('href', file);
  await retryFailedStyles();
});
