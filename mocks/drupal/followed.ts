import { type Entity, type Reference, targetsOf } from './entity.ts';

type Finds = { find(reference: Reference): Entity | undefined };

/** The entities that a relationship leads to, in its order; those that are gone are left out. */
export const followed = (store: Finds, entity: Entity | undefined, name: string): Entity[] =>
  targetsOf(entity?.relationships[name]).flatMap((target) => store.find(target) ?? []);
