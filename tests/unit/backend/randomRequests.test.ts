import fc from 'fast-check';
import { getResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import type { Entity } from '../../../mocks/drupal/entity.ts';
import type { Store } from '../../../mocks/drupal/store.ts';
import { getRunParameters } from '../../support/runParameters.ts';
import { createBench } from './bench.ts';
import { listContents } from './contents.ts';
import { type RandomRequest, randomRequest, toRequest } from './randomRequest.ts';
import { registerGuest } from './shopper.ts';

const STATUSES = [200, 201, 204, 400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 429, 500];
const runs = getRunParameters('REQUESTS', 1_000, 20_261_126);
/** What JSON allows and no text can be made of. */
const NO_TEXT: RandomRequest = {
  method: 'POST',
  path: '/otp/verify',
  headers: { 'Content-Type': 'application/json' },
  body: '{"mobile":[{"toString":""}]}',
};

it.each(['spec', 'drupal10'] as const)(
  '[API-01] random requests get the answers of a Drupal, and leave what was there as it was (%s)',
  async (profile) => {
    const failures = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const backend = createBench();
    backend.change({ profile });
    const shoppers = [await registerGuest(backend), await registerGuest(backend, '9847012346', 'second@example.com')];
    const before = listContents(backend.store);
    const known = { bearers: shoppers.map(({ bearer }) => bearer), ids: someIds(backend.store) };
    const own = shoppers.map(({ id }) => id);
    await fc.assert(
      fc.asyncProperty(randomRequest(known), async (sent) => {
        const request = toRequest(sent);
        if (!request) return;
        failures.mockClear();
        const response = await getResponse(backend.handlers, request);
        // a path that is none of the backend's is the store's page
        if (!response) return;
        expect(getProblem(sent, response, await response.text())).toBeUndefined();
        expect(failures.mock.calls).toEqual([]);
      }),
      { ...runs, examples: [[NO_TEXT]] },
    );
    expect(getChanges(before, listContents(backend.store), own)).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    failures.mockRestore();
  },
  600_000,
);

/** A few ids of each type. */
const someIds = (store: Store) =>
  Object.fromEntries(
    Object.keys(store.schema).map((type) => [
      type,
      store
        .list(type)
        .slice(-4)
        .map(({ id }) => id),
    ]),
  );

/** What is wrong with an answer as such, whatever was queried; undefined where nothing is. */
function getProblem({ method }: RandomRequest, { status, headers }: Response, text: string): string | undefined {
  if (!STATUSES.includes(status)) return `status ${status}`;
  if (method === 'HEAD' || method === 'OPTIONS' || status === 204)
    return status < 300 && text !== '' ? 'a body' : undefined;
  const type = headers.get('Content-Type')?.split(';')[0];
  if (type === 'application/vnd.api+json') return documentProblem(JSON.parse(text), status);
  if (type === 'application/json') return JSON.parse(text) === undefined ? 'no JSON' : undefined;
  if (type === 'text/html') return text.startsWith('<!DOCTYPE html>') ? undefined : `no page: ${text}`;
  return type === 'text/plain' ? undefined : `type ${type}`;
}

type Errors = { title?: unknown; status?: unknown; detail?: unknown }[];

function documentProblem(document: { data?: unknown; errors?: Errors }, status: number): string | undefined {
  if (status < 400) return 'data' in document ? undefined : 'no data';
  const sound = (document.errors ?? []).filter(
    (error) => typeof error.title === 'string' && error.status === String(status) && typeof error.detail === 'string',
  );
  return sound.length > 0 && sound.length === document.errors?.length
    ? undefined
    : `errors ${JSON.stringify(document)}`;
}

/** What of the things before has changed; the shoppers' own accounts, codes and tokens are theirs to change. */
function getChanges(before: Record<string, Entity>, after: Record<string, Entity>, own: readonly string[]): string[] {
  return Object.keys(before).filter((key) => {
    const isOwn = key.startsWith('backend--') || own.some((id) => key.endsWith(id));
    return !isOwn && JSON.stringify(before[key]) !== JSON.stringify(after[key]);
  });
}
