import type { Billing, Delivery } from '../../src/domain/address.ts';
import type { CartLine } from '../../src/domain/cart.ts';
import type { GuestSession } from '../../src/domain/guest.ts';
import { islands, palms } from '../cart/sampleLines.ts';

export const billing: Billing = {
  address_type: 'personal',
  company_name: '',
  gst: '',
  first_name: 'Asha',
  second_name: 'Menon',
  mail: 'asha@example.com',
  phone: '9847012345',
  house: '12A, Palm Court',
  street_name: 'Mill Road',
  city: 'Kochi',
  state: 'Kerala',
  zip: '682001',
  country: 'IN',
};

export const delivery: Delivery = {
  first_name: 'Ravi',
  last_name: 'Nair',
  mail: '',
  phone: '9880012345',
  house: '7',
  street_name: 'Bazaar Lane',
  city: 'Kochi',
  state: 'Kerala',
  zip: '682001',
  country: 'IN',
};

/** The temporary account of the guest above. */
export const session: GuestSession = {
  token: 'token-of-asha',
  refresh_token: 'refresh-of-asha',
  details: { id: 'a5a1f0de-0000-4000-8000-000000000001', name: billing.phone, mail: billing.mail },
};

/** Three prints of two arts, for 16,892 rupees. */
export const lines: readonly CartLine[] = [palms, { ...islands, quantity: 2, total_price: islands.price * 2 }];

export const purchase = { lines, billing, delivery, session };
