import type { Json, JsonObject, Target } from '../drupal/entity.ts';
import type { Draft } from '../drupal/store.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { STAMP } from './stamp.ts';

type SeedNode = {
  bundle: string;
  name: string;
  /** Its nid, where something names it. */
  nid?: number;
  title: string;
  /** The page's address, '/blog/hanging-a-picture'. */
  alias?: string;
  /** RFC 3339. */
  created?: string;
  attributes?: JsonObject;
  relationships?: { [name: string]: Target };
};

/** A pointer to a node of the seed by its name. */
const nodeRef = (bundle: string, name: string) => ({
  type: `node--${bundle}`,
  id: stableUuid(`${bundle}:${name}`),
});

/** A published node with what every node has. */
export const nodeDraft = ({ bundle, name, nid, title, alias, created = STAMP, ...more }: SeedNode): Draft => ({
  ...nodeRef(bundle, name),
  ...(nid === undefined ? {} : { serial: nid }),
  attributes: {
    langcode: 'en',
    revision_timestamp: created,
    status: true,
    title,
    created,
    changed: created,
    promote: false,
    sticky: false,
    default_langcode: true,
    revision_translation_affected: true,
    metatag: [],
    path: { alias: alias ?? null, pid: null, langcode: 'en' },
    ...more.attributes,
  },
  relationships: more.relationships ?? {},
});

/** A tag of a page's head, as the metatag module lists it. */
export const metatag = (name: string, content: string): Json => ({ tag: 'meta', attributes: { name, content } });
