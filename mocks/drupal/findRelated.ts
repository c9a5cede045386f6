import { type Entity, type Reference, toReferences } from './entity.ts';

type Finds = { find(reference: Reference): Entity | undefined };

/** The entities that a relationship leads to, in its order; those that are gone are left out. */
export const findRelated = (store: Finds, entity: Entity | undefined, name: string): Entity[] =>
  toReferences(entity?.relationships[name]).flatMap((target) => store.find(target) ?? []);
