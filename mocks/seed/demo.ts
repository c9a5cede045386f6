import type { Reference } from '../drupal/entity.ts';
import { stableUuid } from '../drupal/uuid.ts';

/** The customer who is there from the start, so that an account can be looked at without making one. */
export const DEMO = {
  id: stableUuid('user:demo'),
  /** A user's name is the mobile number (AUTH-07). */
  name: '9800012345',
  mail: 'demo@mitreandmat.example',
  password: 'Demo@Frame2026',
  fullName: 'Demo Customer',
} as const;

export const demoRef: Reference = { type: 'user--user', id: DEMO.id };
