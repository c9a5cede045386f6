import { test } from 'vitest';
import { PATIENCE, runShoppers } from './run.ts';

test(
  '[ORD-13] [PAY-20] [SESS-08] shoppers meet no fault at the backend of the specification',
  () => runShoppers('spec'),
  PATIENCE,
);
