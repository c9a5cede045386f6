import type { Entity } from '../drupal/entity.ts';
import { createPrivateAddresses } from '../drupal/privateFiles.ts';
import type { Versions } from '../drupal/usableEntries.ts';

const UPLOAD = /^public:\/\/(\d{4}-\d{2})\/(.+)$/;

// A browser's storage may hold anything.
const getUpload = (value: unknown) =>
  UPLOAD.exec(String((value as { attributes?: { uri?: { value?: unknown } } })?.attributes?.uri?.value));

/**
 * The version of what a browser keeps. It is raised when an entity's shape changes so that stored ones no longer fit; a
 * migration from the version before brings them along, and without one they are given up. An attribute that is added
 * needs neither.
 */
export const VERSIONS: Versions = {
  current: 3,
  migrations: {
    // a deleted entity left nothing but its key
    1: (_, value) => (value === null ? { gone: true, serial: 0 } : value),
    // what shoppers uploaded lay among the public files
    2: (_, value) => {
      const [, month, name] = getUpload(value) ?? [];
      if (!month || !name) return value;
      const file = value as Entity;
      return { ...file, attributes: { ...file.attributes, ...createPrivateAddresses(month, name) } };
    },
  },
};
