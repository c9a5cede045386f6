import { type Reference, toObject } from '../drupal/entity.ts';
import type { Draft } from '../drupal/store.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { pincodes } from './pincodes.ts';
import { STAMP } from './stamp.ts';

const NO_ALIAS = { alias: null, pid: null, langcode: 'en' };

/** The uuid of a term, from its vocabulary and name. */
const termId = (vocabulary: string, name: string): string => stableUuid(`term:${vocabulary}:${name}`);

/** A pointer to a term. */
export const termRef = (vocabulary: string, name: string) => ({
  type: `taxonomy_term--${vocabulary}`,
  id: termId(vocabulary, name),
});

/** A term of a vocabulary, with what its own fields hold. */
export function term(vocabulary: string, name: string, weight: number, more: Partial<Draft> = {}): Draft {
  return {
    type: `taxonomy_term--${vocabulary}`,
    id: termId(vocabulary, name),
    attributes: {
      langcode: 'en',
      revision_created: STAMP,
      status: true,
      name,
      description: null,
      weight,
      changed: STAMP,
      default_langcode: true,
      revision_translation_affected: true,
      metatag: [],
      path: NO_ALIAS,
      ...toObject(more.attributes),
    },
    relationships: more.relationships ?? {},
  };
}

/** The terms of a vocabulary in their order. */
export const terms = (vocabulary: string, names: readonly string[]): Draft[] =>
  names.map((name, at) => term(vocabulary, name, at));

/** The orientations in their order (API-35). */
export const orientationTerms = (): Draft[] => terms('orientation', ['Portrait', 'Landscape', 'Square']);

/** The size buckets in their order (CONF-10). */
export const sizeTerms = (): Draft[] => terms('size', ['Small', 'Medium', 'Large', 'Extra Large']);

/** A pincode's term; a part of a city stands in `field_area`. */
export const pincodeTerms = (): Draft[] =>
  pincodes.map(({ pincode, city, state }, at) => {
    const [town = city, area = null] = city.split(', ').reverse();
    return term('pincode', pincode, at, { attributes: { field_area: area, field_city: town, field_state: state } });
  });

type Theme = { name: string; picture: Reference };

/** The themes, each with a picture of its own; the first twelve are chosen for the home page (HOME-06, API-61). */
export const collectionTerms = (themes: readonly Theme[]): Draft[] =>
  themes.map(({ name, picture }, at) =>
    term('collection', name, at, {
      attributes: { field_checked: at < 12 ? 'yes' : 'no', field_sort: at + 1 },
      relationships: { field_image: picture },
    }),
  );

/** The terms of the style vocabulary: how a frame sits in a room (API-34, FRAME-02). */
export const FRAME_STYLES = ['Modern', 'Minimal', 'Classic', 'Rustic', 'Vintage', 'Ornate'] as const;
export type FrameStyle = (typeof FRAME_STYLES)[number];

/** The terms of the frame type vocabulary: the shape of the moulding (API-37, FRAME-03). */
export const FRAME_TYPES = ['Flat', 'Box', 'Bevelled', 'Rounded', 'Scoop', 'Stepped', 'Carved', 'Floater'] as const;
export type FrameType = (typeof FRAME_TYPES)[number];
