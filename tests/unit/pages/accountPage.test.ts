import { expect, test } from 'vitest';
import { isAccountPage } from '../../../src/routes/account/AccountPage.tsx';

test.each(['profile', 'passwordchange', 'orders', 'saved_address', 'wishlist'])(
  '[ACCT-01] %s is a page of the account',
  (id) => expect(isAccountPage(id)).toBe(true),
);

test.each(['', 'Profile', 'shippinglist', 'order', '0', 'constructor'])('[ACCT-02] [ACCT-05] %j is none', (id) =>
  expect(isAccountPage(id)).toBe(false),
);
