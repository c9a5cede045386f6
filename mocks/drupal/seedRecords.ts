import type { Entity, Json, Target } from './entity.ts';
import { splitType } from './resourceType.ts';

/** A record on its way into the store: numbers and missing relationships are filled in. */
export type Draft = {
  type: string;
  id: string;
  /** Drupal's number, where the specification names it; else the next of the family. */
  serial?: number;
  attributes: { [name: string]: Json };
  relationships?: { [name: string]: Target };
};

/** What a store begins with: the same at each call, and requested once. */
export type Seed = () => Iterable<Draft>;

/** What a seed came to: by type and id, and the highest serial number of each family. */
export type SeedRecords = {
  entities: ReadonlyMap<string, ReadonlyMap<string, Entity>>;
  serials: ReadonlyMap<string, number>;
};

// stores change nothing of a seed, so that all of them may stand on one
const cachedRecords = new WeakMap<Seed, SeedRecords>();

/** The entities of a seed; made once for each seed, however many stores begin with it. */
export function getSeedRecords(seed: Seed): SeedRecords {
  const cached = cachedRecords.get(seed);
  if (cached) return cached;
  const entities = new Map<string, Map<string, Entity>>();
  const serials = new Map<string, number>();
  for (const draft of seed()) {
    const entity = createEntity(draft, serials);
    const entitiesById = entities.get(draft.type) ?? new Map<string, Entity>();
    entities.set(entity.type, entitiesById.set(entity.id, entity));
  }
  const seedRecords = { entities, serials };
  cachedRecords.set(seed, seedRecords);
  return seedRecords;
}

/** A draft with its serial number, which is noted as given. */
export function createEntity(draft: Draft, serials: Map<string, number>): Entity {
  const { type, id, attributes, relationships = {} } = draft;
  const [family] = splitType(type);
  const highestSerial = serials.get(family) ?? 0;
  // a new entity comes with 0
  const serial = draft.serial || highestSerial + 1;
  serials.set(family, Math.max(highestSerial, serial));
  return { type, id, serial, revision: serial, attributes, relationships };
}

/** Entities of a type in the order in which they were made. */
export const compareSerials = (a: Entity, b: Entity): number =>
  a.serial - b.serial || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
