import type { Reference } from '../drupal/entity.ts';
import { stableUuid } from '../drupal/uuid.ts';

/** Drupal's user 0, to whom belongs what nobody signed in has made; there is no record of it to read. */
export const ANONYMOUS_USER: Reference = {
  type: 'user--user',
  id: stableUuid('user:anonymous'),
  meta: { drupal_internal__target_id: 0 },
};
