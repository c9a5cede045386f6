import type { Caller } from './access.ts';
import { type Json, toObject } from './entity.ts';

/** What a field holds. `formatted` is Drupal's text with a format, `file` the two forms of a file's place. */
export type Kind =
  | 'text'
  | 'formatted'
  | 'boolean'
  | 'integer'
  | 'decimal'
  | 'time'
  | 'price'
  | 'address'
  | 'path'
  | 'file'
  | 'json';

export type Field = {
  kind: Kind;
  /** The name Drupal uses in a sentence about the field. */
  label?: string;
  required?: true;
  isMultiple?: true;
  /** Longest text in characters; 255 unless given. */
  maxLength?: number;
  /** It must be an e-mail address. */
  isEmail?: true;
  /** Smallest number. */
  min?: number;
  /** What a new entity holds when nothing is posted; null unless given. */
  default?: Json;
  /** Set by the backend: a posted value is ignored, as with an order's total in Drupal. */
  isComputed?: true;
  /** Whoever posts it is refused with 403 and this reason. */
  guardReason?: string;
  /** Is posted only, never stored or shown, as a password is; a hook reads it from the body. */
  isWriteOnly?: true;
  /** Only the entity's owner sees it, and nobody may filter by it. */
  isOwnerOnly?: true;
  /** The value as a caller may see it, where not all of it is for everybody who may read the entity. */
  maskFor?(value: Json, caller: Caller): Json;
  /** Whoever knows the value may look by it, also where they may not read what it is of: a user's name, an order's number. */
  isSearchable?: true;
  /** A moment that the specification wants in seconds since 1970; Drupal itself gives RFC 3339. */
  isUnixTime?: true;
};

const PROPERTIES: Partial<Record<Kind, readonly string[]>> = {
  formatted: ['value', 'format', 'processed', 'summary'],
  price: ['number', 'currency_code', 'formatted'],
  address: [
    'langcode',
    'country_code',
    'administrative_area',
    'locality',
    'dependent_locality',
    'postal_code',
    'sorting_code',
    'address_line1',
    'address_line2',
    'organization',
    'given_name',
    'additional_name',
    'family_name',
  ],
  path: ['alias', 'pid', 'langcode'],
  file: ['value', 'url'],
};

/** The property names of a structured field; [] for a plain one. */
export const getProperties = ({ kind }: Field): readonly string[] => PROPERTIES[kind] ?? [];

/** The property that a bare field name stands for; undefined where Drupal wants one to be named. */
export const getMainProperty = ({ kind }: Field): string | undefined =>
  kind === 'formatted' || kind === 'file' ? 'value' : undefined;

/** Could this value be the field's? Guards the store against what a browser's storage may hold. */
export function isFieldValue(field: Field, value: Json | undefined): boolean {
  if (value === null || value === undefined) return true;
  if (field.isMultiple) return Array.isArray(value);
  if (field.kind === 'boolean') return typeof value === 'boolean';
  if (field.kind === 'integer') return typeof value === 'number';
  if (field.kind === 'decimal') return typeof value === 'string' || typeof value === 'number';
  if (field.kind === 'json') return true;
  if (field.kind === 'price')
    return isAmount(toObject(value).number) && typeof toObject(value).currency_code === 'string';
  if (getProperties(field).length > 0) return typeof value === 'object' && !Array.isArray(value);
  return typeof value === 'string';
}

/** Is it an amount as Drupal stores one: '1499' or '1499.000000'? */
export const isAmount = (value: Json | undefined): boolean =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
