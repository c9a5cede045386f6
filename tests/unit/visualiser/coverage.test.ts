import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getCoverage, listPictures } from '../../../scripts/charts/chartCoverage.ts';
import { createOverlay } from '../../../src/visualiser/coverage/coverage.ts';

let results: string;
beforeEach(() => {
  results = mkdtempSync(join(tmpdir(), 'results-'));
});
afterEach(() => rmSync(results, { recursive: true }));

const write = (file: string, value: unknown) => {
  mkdirSync(dirname(join(results, file)), { recursive: true });
  writeFileSync(join(results, file), JSON.stringify(value));
};
const walk = {
  chart: 'lamp',
  version: 'two',
  at: '2026-11-20T09:30:00.000Z',
  states: ['dark', 'lit'],
  transitions: ['a', 'b', 'c', 'd'],
  walked: ['a', 'd'],
  paths: 2,
  steps: 9,
};
const mutants = {
  chart: 'lamp',
  version: 'two',
  made: 8,
  killed: 7,
  survivors: [{ id: 'd', change: 'is never taken' }],
};

test('a chart that was not walked has no coverage', () => {
  expect(getCoverage('lamp', results)).toBeNull();
});

test('what was walked, missed and cannot be is told, with what the paths did not notice', () => {
  write('model/lamp.json', walk);
  write('mutants/lamp.json', mutants);
  const coverage = getCoverage('lamp', results);
  expect(coverage).toMatchObject({
    version: 'two',
    transitions: { a: 'walked', b: 'missed', c: 'missed', d: 'walked' },
    mutants: { made: 8, killed: 7 },
  });
  expect([...createOverlay(coverage!)]).toEqual([
    ['a', 'walked'],
    ['b', 'missed'],
    ['c', 'missed'],
    ['d', 'survived'],
  ]);
});

test('pictures are told by the states that they show', () => {
  write('states/lamp/lamp.lit.webp', '');
  expect(listPictures(results)).toEqual({ lamp: ['lamp.lit'] });
});

test('mutants of another version are not told of', () => {
  write('model/lamp.json', walk);
  write('mutants/lamp.json', { ...mutants, version: 'one' });
  expect(getCoverage('lamp', results)?.mutants).toBeNull();
});
