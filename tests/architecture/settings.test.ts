import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources } from '../support/readSources.ts';

const example = readFileSync('.env.example', 'utf8');
const sources = [...Object.values(readSources('src', 'scripts')), readFileSync('vite.config.ts', 'utf8')];
/** Settings that do not go into the bundle, and are read by their own names. */
const OF_THE_BUILD = ['BACKEND_URL', 'PAGES'];

test('every setting that a build reads stands in .env.example, and no other', () => {
  const read = sources.flatMap((text) => text.match(/\bVITE_[A-Z_]*[A-Z]\b/g) ?? []);
  const names = example.split('\n').flatMap((line) => /^# ([A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect(names.toSorted()).toEqual([...new Set([...read, ...OF_THE_BUILD])].sort());
});
