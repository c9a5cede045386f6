import { test } from 'vitest';
import { PATIENCE, runShoppers } from './run.ts';

// a file of its own, for two processes share two cores
test(
  '[ORD-13] [PAY-20] [SESS-08] shoppers meet no fault at a Drupal of today',
  () => runShoppers('drupal10'),
  PATIENCE,
);
