import { pause, waitForPaint } from './frames.ts';

/** Milliseconds between moves. */
const MOVE_INTERVAL = 350;

const isAt = (path: string) =>
  location.pathname === path && [...document.querySelectorAll('main h1')].some((h1) => h1.checkVisibility());
const findLink = (path: string) =>
  [...document.querySelectorAll<HTMLElement>(`main a[href="${path}"]`)].find((a) => a.checkVisibility()) ?? null;
const copies: Record<string, string> = {};

const time = async (move: () => void, isHere: () => boolean) => {
  const startedAt = performance.now();
  move();
  return (await waitForPaint(isHere)) - startedAt;
};

export const waitUntilSettled = () => pause(MOVE_INTERVAL);

/** Addresses of the first things that a list shows. */
export const listProductLinks = (list: string, count: number): string[] => {
  const links = [...document.querySelectorAll(`main li a[href^="${list}"]`)].map((a) => a.getAttribute('href') ?? '');
  return [...new Set(links.filter((href) => /[a-z]$/.test(href)))].slice(0, count);
};

/** Milliseconds of each move. */
export const measureOpen = (path: string) =>
  time(
    () => findLink(path)?.click(),
    () => isAt(path) && findLink(path) === null,
  );
export const measureBack = (list: string, thing: string) =>
  time(
    () => history.back(),
    () => isAt(list) && findLink(thing) !== null,
  );

export function copyMain(name: string): void {
  copies[name] = document.querySelector('main')?.innerHTML ?? '';
}

export const measureSwap = (name: string) =>
  time(
    () => {
      const main = document.querySelector('main');
      if (main) main.innerHTML = copies[name] ?? '';
      scrollTo(0, 0);
    },
    () => true,
  );
