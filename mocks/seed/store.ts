import type { Draft } from '../drupal/store.ts';

/** The one store that every order names; the client is configured with the same (ORD-14). */
export const STORE_ID = '6c1d4f1e-0f5b-4f0a-9a53-2f6f1a7b9c01';

/** The one store; visible to everybody, since an order must name it (ORD-14). */
export const storeDraft = (): Draft => ({
  type: 'commerce_store--online',
  id: STORE_ID,
  attributes: {
    langcode: 'en',
    name: 'Mitre & Mat',
    mail: 'hello@mitreandmat.example',
    default_currency: 'INR',
    timezone: 'Asia/Kolkata',
    address: null,
  },
});
