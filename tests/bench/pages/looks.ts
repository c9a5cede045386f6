import type { Browser } from 'playwright';
import { buildPageModule } from '../../../scripts/tools/bundle.ts';
import type * as InPage from '../inPage/pictures.ts';
import { getShift, MAX_SHIFT, SCREEN_NAMES, SCREENS, type Screen, waitUntilSettled, watchShifts } from '../kit/page.ts';
import { round } from '../kit/times.ts';
import { PAGE_KINDS, type PageKind } from './pageKinds.ts';

const inPage = await buildPageModule<typeof InPage>('tests/bench/inPage/pictures.ts');

/** How many times wider than its place in pixels of the screen a picture's file may be. */
const MAX_WIDTH_RATIO = 2;
/** The longest side of the smallest file that the backend makes of a picture. */
const SMALLEST_FILE_SIDE = 160;

/** Whether the browser had a smaller file to choose that still fills the place; one without a choice of files had. */
const hadSmallerVersion = (width: number, { place, choices }: InPage.Picture) =>
  choices.length === 0 || choices.some((choice) => choice < width && choice >= place.width);

/** How many times wider than its place a file is, where a smaller one was there; a place that it fills both ways is filled by its better side. */
const getWidthRatio = ({ file, place, ...picture }: InPage.Picture) =>
  file &&
  hadSmallerVersion(file.width, { file, place, ...picture }) &&
  Math.max(file.width, file.height) > SMALLEST_FILE_SIDE &&
  place.width > 0 &&
  place.height > 0
    ? Math.min(file.width / place.width, file.height / place.height)
    : 0;

/** One cold load of a page on a screen, without a touch: how it shifts, what it asks the backend, and its pictures. */
async function measurePage(browser: Browser, url: string, { page: name, path, list }: PageKind, screen: Screen) {
  const page = await browser.newPage(SCREENS[screen]);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(jsonapi|api|search_api)/.test(pathname) && request.serviceWorker() === null)
      requests.push(pathname + search);
  });
  await watchShifts(page);
  await inPage.addTo(page);
  await page.goto(url + path);
  await waitUntilSettled(page);
  const shift = await getShift(page);
  const calls = list ? requests.filter((call) => list.test(call)).length : null;
  const pictures = await inPage.call(page, 'listPictures');
  await page.close();
  const wide = pictures.map((picture) => ({ src: picture.src, wider: round(getWidthRatio(picture)) }));
  return {
    page: name,
    screen,
    shift,
    'calls for the list': calls,
    'calls in all': requests.length,
    pictures: pictures.length,
    unsized: pictures.filter(({ hasSize }) => !hasSize).map(({ src }) => src),
    widest: wide.sort((a, b) => b.wider - a.wider)[0] ?? null,
  };
}

type Look = Awaited<ReturnType<typeof measurePage>>;

/** Every kind of page on both screens. */
export async function measureLooks(browser: Browser, url: string): Promise<Look[]> {
  const rows: Look[] = [];
  for (const kind of PAGE_KINDS)
    for (const screen of SCREEN_NAMES) rows.push(await measurePage(browser, url, kind, screen));
  return rows;
}

/** What is not as it has to be, a sentence each. */
export const checkLooks = (rows: readonly Look[]): string[] =>
  rows.flatMap(({ page, screen, shift, unsized, widest, 'calls for the list': calls }) => [
    ...(shift > MAX_SHIFT ? [`${page} shifts by ${shift} on a ${screen}.`] : []),
    ...(calls !== null && calls !== 1 ? [`${page} asks for its list ${calls} times on a ${screen}.`] : []),
    ...unsized.map((src) => `${page} shows ${src} without width and height.`),
    ...(widest && widest.wider > MAX_WIDTH_RATIO
      ? [`${page} shows ${widest.src} in ${widest.wider} times the pixels of its place on a ${screen}.`]
      : []),
  ]);
