import lighthouse, { type Result } from 'lighthouse';
import { chromium, type LaunchOptions } from 'playwright';
import { MINIMA } from './limits.ts';

export const CATEGORIES = Object.keys(MINIMA.home) as (keyof typeof MINIMA.home)[];

/** An audit that is not passed: its name, of 1, and what it states. */
type FailedAudit = { id: string; score: number; title: string };

/** What Lighthouse gives a page: categories of 100, milliseconds, what of the three categories beside performance is missed. */
export type LighthouseResult = {
  scores: Record<string, number>;
  lcp: number;
  tbt: number;
  cls: number;
  failedAudits: FailedAudit[];
};

const getFailedAudits = ({ categories, audits }: Result): FailedAudit[] =>
  CATEGORIES.filter((name) => name !== 'performance')
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id]!)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, score, title, displayValue }) => ({
      id,
      score: score!,
      title: [title, displayValue].join(' ').trim(),
    }));

const getTime = ({ audits }: Result, id: string) => audits[id]?.numericValue ?? Number.NaN;

/** One run of Lighthouse with its default mobile settings, in a browser of its own that listens on `port`. */
export async function runLighthouse(
  url: string,
  options: LaunchOptions,
  port: number,
): Promise<{ judged: LighthouseResult; whole: Result }> {
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const ran = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });
    if (!ran || ran.lhr.runtimeError) throw new Error(`Lighthouse: ${ran?.lhr.runtimeError?.message ?? 'no result'}`);
    const whole = ran.lhr;
    const scores = CATEGORIES.map((name) => [name, Math.round((whole.categories[name]?.score ?? 0) * 100)]);
    return {
      whole,
      judged: {
        scores: Object.fromEntries(scores),
        lcp: getTime(whole, 'largest-contentful-paint'),
        tbt: getTime(whole, 'total-blocking-time'),
        cls: getTime(whole, 'cumulative-layout-shift'),
        failedAudits: getFailedAudits(whole),
      },
    };
  } finally {
    await browser.close();
  }
}
