import { type Caller, PROXY } from '../drupal/access.ts';
import { Refusal } from '../drupal/errors.ts';
import type { Backend } from './backend.ts';

/** The reverse proxy, if the request carries its credential; a wrong one counts for nothing, as in Drupal. */
export function getProxyCaller({ proxy }: Backend, request: Request): Caller | undefined {
  const credential = /^basic\s+(.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  return proxy !== undefined && credential === proxy ? PROXY : undefined;
}

/**
 * Who sends a part of a design form: the reverse proxy where all its fixed headers are there (API-98). Throws 403 where the
 * backend wants them and one is missing or another; undefined where it wants none.
 */
export function getDesignCaller({ designHeaders }: Backend, { method, headers }: Request): Caller | undefined {
  if (designHeaders === undefined || method !== 'POST') return undefined;
  const isProxy = Object.entries(designHeaders).every(([name, value]) => headers.get(name) === value);
  if (!isProxy) throw new Refusal(403, 'The call does not carry the headers of the design forms.');
  return PROXY;
}
