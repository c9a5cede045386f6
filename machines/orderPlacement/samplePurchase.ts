import {
  type BillingAddress,
  createEmptyBilling,
  createEmptyDelivery,
  type DeliveryAddress,
} from '../../src/domain/address.ts';
import type { PrintLine } from '../../src/domain/cartLine.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import { islands, palms } from '../cart/sampleLines.ts';
import type { Purchase } from './purchase.ts';

export const billing: BillingAddress = {
  ...createEmptyBilling({ pincode: '682001' }),
  first_name: 'Asha',
  last_name: 'Menon',
  mail: 'asha@example.com',
  phone: '9847012345',
  house: '12A, Palm Court',
  street_name: 'Mill Road',
  city: 'Kochi',
};

export const delivery: DeliveryAddress = {
  ...createEmptyDelivery({ pincode: '682001' }),
  first_name: 'Ravi',
  last_name: 'Nair',
  phone: '9880012345',
  house: '7',
  street_name: 'Bazaar Lane',
  city: 'Kochi',
};

/** The temporary account of the guest above. */
export const session: UserSession = {
  token: 'token-of-asha',
  refresh_token: 'refresh-of-asha',
  details: { id: 'a5a1f0de-0000-4000-8000-000000000001', name: billing.phone, mail: billing.mail },
};

/** Three prints of two arts, for 16,892 rupees. */
export const lines: readonly PrintLine[] = [palms, { ...islands, quantity: 2, total_price: islands.price * 2 }];

export const purchase: Purchase = {
  lines,
  billing,
  delivery,
  session,
  coupon: null,
  profiles: null,
  agreedAmount: 1_689_200,
};

/** A coupon of the shop: 10% off, to the rupee. */
export const WELCOME = { id: 'd291864a-7bd7-5440-b217-9020f3a7c250', code: 'WELCOME10' };
