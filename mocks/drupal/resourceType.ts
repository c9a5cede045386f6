import type { Profile } from '../../src/domain/backendSettings.ts';
import type { Rule } from './access.ts';
import type { Field } from './fields.ts';

type Relation = {
  to: readonly string[];
  isMultiple?: true;
  required?: true;
  /** References name the target's revision, as Commerce's profiles do. */
  isRevisioned?: true;
  isComputed?: true;
  /** A filter may go along it also from what its caller may not read, as from a payment to its order's number. */
  isSearchable?: true;
  /** There under this profile only, as where the specification and Drupal name it differently. */
  onlyInProfile?: Profile;
};

/** One JSON:API resource type as declared in the schema table. */
export type ResourceType = {
  /** The attribute that shows the serial number, and for revisionable types the one that shows the revision. */
  serial: string;
  revision?: string;
  /** What is taken and not stored has neither a number nor an address to read it at. */
  isTransient?: true;
  /** The relationship to the bundle's own configuration: field name, and the type of that configuration. */
  bundle?: readonly [field: string, type: string];
  attributes: Readonly<Record<string, Field>>;
  relationships: Readonly<Record<string, Relation>>;
  access: {
    read: Rule;
    create: Rule;
    update: Rule;
    remove: Rule;
    /** A collection leaves out what may not be read without a word about it. */
    omitsSilently?: true;
    /** In a list only where this holds too: what customers send in is read by whoever knows its id, and found by nobody else. */
    listed?: Rule;
    /** Whoever names exactly this value of it, and filters by nothing else, finds it all the same: a user's name, a coupon's code. */
    lookup?: string;
    /** What may not be read still shows this attribute, as a user's display name. */
    label?: string;
  };
};

export type Schema = Readonly<Record<string, ResourceType>>;

/** 'taxonomy_term--pincode' as its two halves; '' for a half that is missing. */
export const splitType = (type: string): [entityType: string, bundle: string] => {
  const [entityType = '', bundle = ''] = type.split('--');
  return [entityType, bundle];
};

/** Is the type served under /jsonapi? What the backend records for itself is not. */
export const isServed = (type: string): boolean => !type.startsWith('backend--');

/** The path of a type's collection under the backend's base: '/jsonapi/node/page'. */
export const getCollectionPath = (type: string): string => `/jsonapi/${splitType(type).join('/')}`;
