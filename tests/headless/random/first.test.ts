import { test } from 'vitest';
import { RUNS, runShoppers } from './run.ts';

test(
  '[ORD-13] [PAY-20] [SESS-08] shoppers meet no fault at the backend of the specification',
  () => runShoppers('spec'),
  RUNS.patience,
);
