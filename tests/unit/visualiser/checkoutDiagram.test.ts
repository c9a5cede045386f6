import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { graphOf } from '../../../src/visualiser/graph/graphOf.ts';
import { layoutOf } from '../../../src/visualiser/layout/layoutOf.ts';
import { scoreOf } from '../../../src/visualiser/layout/score.ts';
import { drawn } from '../../../src/visualiser/svg/drawn.ts';

/** What a long search over settings of ELK came to, of 23 with any of its settings alone. */
const FEWEST = 18;

test('the largest chart is drawn with the fewest crossings, without overlaps, in 15 kB', {
  timeout: 30_000,
}, async () => {
  const checkout = graphOf(checkoutMachine);
  const layout = await layoutOf(checkout, { direction: 'right' });
  const { crossings, ...faults } = scoreOf(layout);
  expect(crossings).toBeLessThanOrEqual(FEWEST);
  expect(faults).toMatchObject({ shared: 0, throughBoxes: 0, throughLabels: 0, overlaps: 0 });
  expect(gzipSync(drawn(checkout, layout)).length).toBeLessThan(15_000);
});
