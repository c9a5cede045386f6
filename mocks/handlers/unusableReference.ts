import type { Entity } from '../drupal/entity.ts';
import { invalidField, type Refusal } from '../drupal/errors.ts';
import { splitType } from '../drupal/resourceType.ts';

/** 422 for a reference to what is there, but not for this caller to use: another user's, or in use elsewhere. */
export const unusableReference = (name: string, { type, serial }: Entity): Refusal =>
  invalidField(name, `This entity (${splitType(type)[0]}: ${serial}) cannot be referenced.`);
