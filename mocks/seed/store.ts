import type { Draft } from '../drupal/store.ts';
import { STORE_ID } from './ids.ts';

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
