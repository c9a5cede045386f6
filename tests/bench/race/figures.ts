import { median } from '../kit/times.ts';
import type { Load } from './cold.ts';
import { CATEGORIES } from './lighthouse.ts';
import { MAXIMA, MINIMA, type PageName, VISIBLE_SHIFT } from './limits.ts';
import { PRESS_TIMES, type PressTime } from './press.ts';
import type { RaceResult } from './raceResult.ts';

/** A page's figures in one row; bytes after gzip, times in milliseconds, each the median of its runs. */
export type Row = {
  page: PageName;
  path: string;
  bytes: Record<string, number>;
  requests: number;
  /** Bytes of scripts that ran before the first sign of a person. */
  executed: number;
  sign: { js: number; requests: number };
  lighthouse: Record<string, number>;
  lcp: number;
  tbt: number;
  cls: number;
  own: { lcp: number; tbt: number; cls: number; element: string };
  press: { what: string } & Record<PressTime, number>;
  failedAudits: string[];
};

const middle = <One>(all: One[], of: (one: One) => number, digits = 0) => Number(median(all.map(of)).toFixed(digits));

const js = ({ bytes, requests }: Load) => ({ js: bytes.js ?? 0, requests });

export function createRow({ page, path, before, interaction, paint, presses, lighthouse }: RaceResult): Row {
  const scores = CATEGORIES.map((name) => [name, middle(lighthouse, ({ scores }) => scores[name]!)]);
  const failedAudits = lighthouse.flatMap((one) => one.failedAudits.map(({ id, title }) => `${id}: ${title}`));
  return {
    page,
    path,
    bytes: before.bytes,
    requests: before.requests,
    executed: before.executed,
    sign: js(interaction),
    lighthouse: Object.fromEntries(scores),
    lcp: middle(lighthouse, ({ lcp }) => lcp),
    tbt: middle(lighthouse, ({ tbt }) => tbt),
    cls: middle(lighthouse, ({ cls }) => cls, 4),
    own: {
      lcp: middle(paint, ({ lcp }) => lcp),
      tbt: middle(paint, ({ tbt }) => tbt),
      cls: middle(paint, ({ cls }) => cls, 4),
      element: paint.at(-1)?.element ?? '',
    },
    press: {
      what: presses.name,
      atOnce: middle(presses.times.atOnce, (time) => time),
      fetched: middle(presses.times.fetched, (time) => time),
      settled: middle(presses.times.settled, (time) => time),
    },
    failedAudits: [...new Set(failedAudits)],
  };
}

/** What is over its limit or below it, a sentence each, with by how much. */
export function checkLimits(row: Row): string[] {
  const { page, bytes, executed, requests, lcp, tbt, cls, own, lighthouse, press } = row;
  const most = MAXIMA[page];
  const over = Object.entries({ js: bytes.js, executed, css: bytes.css, html: bytes.html, requests, lcp, tbt }).flatMap(
    ([name, value = 0]) => {
      const limit = most[name as keyof typeof most];
      return value > limit ? [`${page}: ${name} is ${value}, ${value - limit} over ${limit}.`] : [];
    },
  );
  const shift =
    Math.max(cls, own.cls) > most.cls + VISIBLE_SHIFT ? [`${page}: shifts by ${Math.max(cls, own.cls)}.`] : [];
  const below = CATEGORIES.flatMap((name) => {
    const [value, least] = [lighthouse[name] ?? 0, MINIMA[page][name]];
    return value < least ? [`${page}: Lighthouse gives ${name} ${value}, ${least} wanted.`] : [];
  });
  const lost = PRESS_TIMES.map((time) => press[time]).some((time) => !Number.isFinite(time))
    ? [`${page}: a press was lost (${press.what}).`]
    : [];
  return [
    ...over,
    ...shift,
    ...below,
    ...lost,
    ...row.failedAudits.map((failedAudits) => `${page}: Lighthouse misses ${failedAudits}`),
  ];
}
