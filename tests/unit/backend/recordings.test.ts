import { describe, expect, it } from 'vitest';
import { EXCEPTIONS } from '../../recordings/exceptions.ts';
import { PAIRS } from '../../recordings/pairs.ts';
import { type Outcome, replay } from '../../recordings/replay.ts';

// REPLAY_AREA=oauth (or a number: REPLAY_AREA=182,184) prints each difference in that area, whatever the table states
const areas = process.env.REPLAY_AREA?.split(',');

describe('recorded answers of a real Drupal', async () => {
  const outcomes = await replay();

  it('[API-01] are what the backend answers, but for the pairs that the table of exceptions names', () => {
    if (areas) console.log(outcomes.filter(isSelected).map(describeOutcome).join('\n'));
    console.log(table(outcomes));
    const disagreeing = outcomes.filter(({ pair, differences }) => differences.length > 0 && !(pair.n in EXCEPTIONS));
    const agreeing = outcomes.filter(({ pair, differences }) => differences.length === 0 && pair.n in EXCEPTIONS);
    expect(disagreeing.map(describeOutcome), 'disagree and are in no table').toEqual([]);
    expect(
      agreeing.map(({ pair }) => pair.n),
      'agree and are in the table',
    ).toEqual([]);
  });

  it('[API-01] are all asked for once, and the exceptions name only pairs that there are', () => {
    expect(new Set(PAIRS.map(({ n }) => n)).size).toBe(PAIRS.length);
    expect(Object.keys(EXCEPTIONS).filter((n) => !PAIRS.some((pair) => pair.n === Number(n)))).toEqual([]);
  });
});

const isSelected = ({ pair, differences }: Outcome) =>
  differences.length > 0 && (areas?.includes(pair.area) || areas?.includes(String(pair.n)) || areas?.includes('all'));

const describeOutcome = ({ pair: { n, area, auth, note, request }, differences }: Outcome) =>
  `#${n} ${area} (${auth}) ${request.method} ${request.url.slice(0, 140)} — ${note}\n${differences.map((line) => `    ${line}`).join('\n')}`;

/** Of the pairs of each area that apply, how many agree. */
function table(outcomes: Outcome[]): string {
  const areas = [...new Set(outcomes.map(({ pair }) => pair.area))];
  const rows = areas.map((area) => {
    const all = outcomes.filter(({ pair }) => pair.area === area);
    const applied = all.filter(({ pair }) => !(pair.n in EXCEPTIONS));
    const agreeing = applied.filter(({ differences }) => differences.length === 0);
    return [area, all.length, applied.length, agreeing.length] as const;
  });
  const sum = (at: 1 | 2 | 3) => rows.reduce((total, row) => total + row[at], 0);
  return [['area', 'recorded', 'apply', 'agree'], ...rows, ['all', sum(1), sum(2), sum(3)]]
    .map(
      ([area, ...figures]) =>
        `${String(area).padEnd(24)}${figures.map((figure) => String(figure).padStart(10)).join('')}`,
    )
    .join('\n');
}
