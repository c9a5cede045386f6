import { expect, test } from 'vitest';
import { readStageAddress, type StageMode, stageAddress } from '../../../src/visualiser/stage/stageMessages.ts';

test.each<[StageMode]>([['steps'], ['live'], [{ stands: 'pincode.unknown' }], [{ start: 'readBefore' }]])(
  'the address of a stage says how its chart runs: %o',
  (mode) => {
    const { search } = new URL(stageAddress('pincode', mode), 'http://charts.example');
    expect(readStageAddress(search)).toEqual({ chart: 'pincode', mode });
  },
);

test('an address that names no chart is no stage', () => {
  expect(readStageAddress('?start=readBefore')).toBeNull();
});
