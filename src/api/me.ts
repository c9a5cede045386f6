import * as v from 'valibot';
import { getJsonApi } from './client.ts';
import { ApiFailure } from './failure.ts';

const EntryPoint = v.object({
  meta: v.optional(
    v.object({ links: v.optional(v.object({ me: v.optional(v.object({ meta: v.object({ id: v.string() }) })) })) }),
  ),
});

/** The uuid of whoever a bearer belongs to, which Drupal's entry point tells; rejects with 'unauthorised' where it is nobody's. (API-01) */
export async function whoAmI(bearer: string, signal?: AbortSignal): Promise<string> {
  const { meta } = await getJsonApi(EntryPoint, '/jsonapi', { bearer, signal });
  const id = meta?.links?.me?.meta.id;
  if (!id) throw new ApiFailure('unauthorised', { status: 200, detail: 'nobody' });
  return id;
}
