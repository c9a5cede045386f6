import type { Versions } from '../drupal/usableEntries.ts';

/**
 * The version of what a browser keeps. It is raised when an entity's shape changes so that stored ones no longer fit; a
 * migration from the version before brings them along, and without one they are given up. An attribute that is added
 * needs neither.
 */
export const VERSIONS: Versions = {
  current: 2,
  migrations: {
    // a deleted entity left nothing but its key
    1: (_, value) => (value === null ? { gone: true, serial: 0 } : value),
  },
};
