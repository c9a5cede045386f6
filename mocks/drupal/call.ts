import type { Profile } from '../../src/domain/backendSettings.ts';
import type { Caller, Verdict } from './access.ts';
import { parseFieldsets, type SerializationContext } from './document.ts';
import type { Entity, JsonObject } from './entity.ts';
import { MEDIA_TYPE, Refusal } from './errors.ts';
import { describeUnreadable, mayRead } from './mayRead.ts';
import type { ResourceType } from './resourceType.ts';
import type { Site } from './site.ts';
import type { Store } from './store.ts';
import type { Tree } from './tree.ts';
import type { Hooks } from './write.ts';

/** One request to a resource type. */
export type Call = {
  request: Request;
  store: Store;
  caller: Caller;
  profile: Profile;
  site: Site;
  type: string;
  resource: ResourceType;
  hooks: Hooks;
  /** What stands before '/jsonapi'. */
  base: string;
  /** The request's address without its query. */
  address: string;
  tree: Tree;
  /** The whole address as Drupal writes it. */
  self: string;
};

/** What the call's documents are written with. */
export const createSerializationContext = ({ store, caller, base, tree }: Call): SerializationContext => ({
  store,
  caller,
  base,
  fields: parseFieldsets(tree),
});

/** A JSON:API answer. */
export const createJsonApiResponse = (
  document: JsonObject,
  status = 200,
  headers: Record<string, string> = {},
): Response => new Response(JSON.stringify(document), { status, headers: { 'Content-Type': MEDIA_TYPE, ...headers } });

/** The answer to OPTIONS: the methods that a path takes. */
export const createOptionsResponse = (methods: readonly string[]): Response =>
  new Response('', { headers: { Allow: methods.join(', '), 'Content-Type': 'text/html; charset=UTF-8' } });

/** 204. */
export const createNoContentResponse = () => new Response(null, { status: 204 });

/** Throws 403 with the bare reason, as Drupal does for creating, changing and deleting. */
export function refuseUnless(verdict: Verdict): void {
  if (verdict !== true) throw new Refusal(403, verdict);
}

/** Throws 403 with the whole sentence, where the caller may not read the entity. */
export function refuseUnreadable(entity: Entity, { caller, store }: Call): void {
  const verdict = mayRead(entity, caller, store);
  if (verdict === true) return;
  throw new Refusal(403, { detail: describeUnreadable(verdict), pointer: '/data' });
}
