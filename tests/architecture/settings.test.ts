import { expect, test } from 'vitest';
import example from '../../.env.example?raw';

const sources = import.meta.glob<string>(
  ['../../src/{api,app,domain,kit,messages,ports}/**/*.{ts,tsx}', '../../scripts/**/*.ts', '../../vite*.config.ts'],
  { eager: true, query: '?raw', import: 'default' },
);
/** Settings that do not go into the bundle, and are read by their own names. */
const OF_THE_BUILD = ['BACKEND_URL', 'PAGES'];

test('every setting that a build reads stands in .env.example, and no other', () => {
  const read = Object.values(sources).flatMap((text) => text.match(/\bVITE_[A-Z_]*[A-Z]\b/g) ?? []);
  const names = example.split('\n').flatMap((line) => /^# ([A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect(names.toSorted()).toEqual([...new Set([...read, ...OF_THE_BUILD])].sort());
});
