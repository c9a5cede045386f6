import { DISPLAY_NAME } from '../drupal/schema/users.ts';
import type { Draft } from '../drupal/store.ts';
import { digestPassword } from '../drupal/uuid.ts';
import { DEMO, demoRef } from './demo.ts';
import { DEMO_ADDRESSES, demoAddresses, demoAddressRef } from './demoAddresses.ts';
import { demoOrderDrafts } from './demoOrderDrafts.ts';
import { demoWishlist } from './demoWishlist.ts';
import { STAMP } from './stamp.ts';

const user = (): Draft => ({
  ...demoRef,
  // 1 is the site's own administrator in every Drupal
  serial: 2,
  attributes: {
    display_name: DISPLAY_NAME,
    langcode: 'en',
    name: DEMO.name,
    mail: DEMO.mail,
    created: STAMP,
    changed: STAMP,
    default_langcode: true,
    field_alternate_number: null,
    field_full_name: DEMO.fullName,
  },
  relationships: {
    customer_profiles: DEMO_ADDRESSES.map((_, at) => {
      const { type, id } = demoAddressRef(at + 1);
      return { type, id };
    }),
  },
});

const password = (): Draft => ({
  type: 'backend--password',
  id: DEMO.id,
  attributes: { digest: digestPassword(DEMO.id, DEMO.password), numberProven: true },
});

/** All that the demo customer has: account, addresses, orders and wishlist. */
export const demoRecords = (): Draft[] => [
  user(),
  password(),
  ...demoAddresses(),
  ...demoOrderDrafts(),
  ...demoWishlist(),
];
