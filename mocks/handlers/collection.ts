import { http, type RequestHandler } from 'msw';
import type { Caller } from '../drupal/caller.ts';
import { splitType } from '../drupal/resourceType.ts';
import { serve } from '../drupal/router.ts';
import type { Hooks } from '../drupal/write.ts';
import { answeringDocument } from './answering.ts';
import type { Backend } from './backend.ts';
import { callerOf } from './tokens.ts';

type Options = {
  hooks?: Hooks;
  /** Another caller than the bearer's, as where the proxy adds a credential of its own. */
  callerFor?(request: Request): Caller | undefined;
};

/** The handler of one JSON:API resource type on any host: its collection, single entities and relationships (API-01). */
export function collection(backend: Backend, type: string, { hooks, callerFor }: Options = {}): RequestHandler {
  const { store } = backend;
  const [family, bundle] = splitType(type);
  // Drupal's routes take a bundle in any case: '/Frame/{id}' works
  const path = new RegExp(`/jsonapi/${family}/${bundle}(/|$)`, 'i');
  return http.all(
    ({ request }) => path.test(new URL(request.url).pathname),
    answeringDocument(backend, ({ request }) => {
      const caller = callerFor?.(request) ?? callerOf(store, request);
      const { profile } = backend.settings();
      return serve(type, { request, store, caller, profile, ...(hooks ? { hooks } : {}) });
    }),
  );
}
