import { expect, test } from '@playwright/test';
import { checkAttacks } from '../../scripts/backendCheck/checkAttacks.ts';
import { deployment } from './deployment.ts';

test('[API-01] npm run check:backend -- --attack: what a thief tries at the store’s own name is refused', async () => {
  // the proxy lets a few guests register in a minute
  test.setTimeout(10 * 60_000);
  const rows = await checkAttacks(deployment.store);
  expect(rows.filter(({ verdict }) => verdict !== 'refused')).toEqual([]);
});
