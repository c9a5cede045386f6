import { PAGE_KINDS, SCREENS, settled } from './pageKinds.mjs';

/** Below this a shift is a fraction of a pixel, which nobody sees. */
const MAX_SHIFT = 0.001;
/** How many times wider than its place in pixels of the screen a picture's file may be. */
const MAX_WIDER = 2;
/** The longest side of the smallest file that the backend makes of a picture. */
const SMALLEST = 160;

const watchShifts = () => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Every picture of the page as it stands: its attributes, its place, and the file that the browser chose. */
const lookAtPictures = async () => {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await new Promise((go) => setTimeout(go, 60));
  }
  const pictures = [...document.images].filter((img) => img.checkVisibility() && img.currentSrc);
  const sizeOf = (url) =>
    new Promise((done) => {
      const file = new Image();
      file.onload = () => done({ width: file.naturalWidth, height: file.naturalHeight });
      file.onerror = () => done(null);
      file.src = url;
    });
  return Promise.all(
    pictures.map(async (img) => {
      const place = img.getBoundingClientRect();
      return {
        src: new URL(img.currentSrc).pathname,
        hasSize: img.hasAttribute('width') && img.hasAttribute('height'),
        place: { width: place.width * devicePixelRatio, height: place.height * devicePixelRatio },
        file: /\.svg$/.test(img.currentSrc) ? null : await sizeOf(img.currentSrc),
        choices: [...img.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
      };
    }),
  );
};

/** Whether the browser had a smaller file to choose that still fills the place; one without a choice of files had. */
const hadSmaller = ({ file, place, choices }) =>
  choices.length === 0 || choices.some((width) => width < file.width && width >= place.width);

/** How many times wider than its place a file is, where a smaller one was there; a place that it fills both ways is filled by its better side. */
const widerBy = ({ file, place, choices }) =>
  file &&
  hadSmaller({ file, place, choices }) &&
  Math.max(file.width, file.height) > SMALLEST &&
  place.width > 0 &&
  place.height > 0
    ? Math.min(file.width / place.width, file.height / place.height)
    : 0;

const one = (number) => Number(number.toFixed(1));

/** One cold load of a page on a screen, without a touch: how it shifts, what it asks the backend, and its pictures. */
async function look(browser, url, { page: name, path, list }, screen) {
  const context = await browser.newContext(SCREENS[screen]);
  const page = await context.newPage();
  const asked = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(jsonapi|api|search_api)/.test(pathname) && request.serviceWorker() === null) asked.push(pathname + search);
  });
  await page.addInitScript(watchShifts);
  await page.goto(url + path);
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  const shift = await page.evaluate(() => window.shifted);
  const calls = list ? asked.filter((call) => list.test(call)).length : null;
  const pictures = await page.evaluate(lookAtPictures);
  await context.close();
  const wide = pictures.map((picture) => ({ src: picture.src, wider: one(widerBy(picture)) }));
  return {
    page: name,
    screen,
    shift: Number(shift.toFixed(4)),
    'calls for the list': calls,
    'calls in all': asked.length,
    pictures: pictures.length,
    unsized: pictures.filter(({ hasSize }) => !hasSize).map(({ src }) => src),
    widest: wide.sort((a, b) => b.wider - a.wider)[0] ?? null,
  };
}

/** Every kind of page on both screens. */
export async function lookAtPages(browser, url) {
  const rows = [];
  for (const kind of PAGE_KINDS)
    for (const screen of Object.keys(SCREENS)) rows.push(await look(browser, url, kind, screen));
  return rows;
}

/** What is not as it has to be, a sentence each. */
export const complaintsOfLooks = (rows) =>
  rows.flatMap(({ page, screen, shift, unsized, widest, 'calls for the list': calls }) => [
    ...(shift > MAX_SHIFT ? [`${page} shifts by ${shift} on a ${screen}.`] : []),
    ...(calls !== null && calls !== 1 ? [`${page} asks for its list ${calls} times on a ${screen}.`] : []),
    ...unsized.map((src) => `${page} shows ${src} without width and height.`),
    ...(widest && widest.wider > MAX_WIDER
      ? [`${page} shows ${widest.src} in ${widest.wider} times the pixels of its place on a ${screen}.`]
      : []),
  ]);
