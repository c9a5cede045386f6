import { expect, test } from 'vitest';
import { formatStageAddress, parseStageAddress, type StageMode } from '../../../src/visualiser/stage/stageMessages.ts';

test.each<[StageMode]>([['steps'], ['live'], [{ state: 'pincode.unknown' }], [{ start: 'readBefore' }]])(
  'the address of a stage says how its chart runs: %o',
  (mode) => {
    const { search } = new URL(formatStageAddress('pincode', mode), 'http://charts.example');
    expect(parseStageAddress(search)).toEqual({ chart: 'pincode', mode });
  },
);

test('an address that names no chart is no stage', () => {
  expect(parseStageAddress('?start=readBefore')).toBeNull();
});
