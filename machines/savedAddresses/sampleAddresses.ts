import type { SavedAddress } from '../../src/domain/address.ts';
import { billing } from '../orderPlacement/samplePurchase.ts';

/** Asha's, the default. */
export const home: SavedAddress = {
  id: 'ad000000-0000-4000-8000-000000000001',
  revision: 1,
  address: billing,
  isDefault: true,
};

/** Her firm's, saved before the store requested GST numbers: an order can go there, and no bill. */
export const office: SavedAddress = {
  id: 'ad000000-0000-4000-8000-000000000002',
  revision: 2,
  address: {
    ...billing,
    address_type: 'business',
    company_name: 'Nila Interiors LLP',
    gst: '',
    house: 'Second floor, 118',
    street_name: 'Jacaranda Cross Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560034',
  },
  isDefault: false,
};

/** A new one, as it is typed into an empty form. */
export const parents: SavedAddress = {
  id: 'ad000000-0000-4000-8000-000000000003',
  revision: 3,
  address: {
    ...billing,
    first_name: 'Amma and Appa',
    house: 'Old No. 7',
    street_name: 'Temple Tank Street',
    city: 'Thrissur',
    pincode: '680001',
  },
  isDefault: false,
};
