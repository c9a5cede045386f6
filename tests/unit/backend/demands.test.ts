import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { createBackend } from '../../../mocks/backend.ts';
import { memoryStorage } from '../../../mocks/drupal/storage.ts';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { PROFILES } from '../../../src/domain/backendSettings.ts';

const SECRET = 'a $ecret';
const DESIGN = { Authorization: 'Basic Zm9ybXM6c2VjcmV0', 'X-Session': 'of-the-forms' };

/** A backend that a proxy stands in front of. */
const guard = (profile: (typeof PROFILES)[number] = 'spec') => {
  const { handlers } = createBackend({
    storage: memoryStorage(),
    settings: { profile },
    clientSecret: SECRET,
    designHeaders: DESIGN,
  });
  return async (path: string, init: RequestInit) => {
    const answer = await getResponse(handlers, new Request(`http://host.example${path}`, { method: 'POST', ...init }));
    return { status: answer?.status, body: await answer?.json() };
  };
};

describe.each(PROFILES)('a backend that asks for what a proxy adds, as %s', (profile) => {
  const signIn = (more: Record<string, string> = {}) =>
    new URLSearchParams({
      grant_type: 'password',
      client_id: 'store',
      username: DEMO.name,
      password: DEMO.password,
      ...more,
    });

  test('[API-04] [API-05] tokens only with the client’s secret; of two the last counts, as in PHP', async () => {
    const ask = guard(profile);
    const token = (body: URLSearchParams | string) => ask('/oauth/token', { body });
    expect((await token(signIn({ client_secret: SECRET }))).status).toBe(200);
    const without = await token(signIn());
    expect([without.status, without.body.error]).toEqual([401, 'invalid_client']);
    expect((await token(signIn({ client_secret: 'guessed' }))).status).toBe(401);
    const twice = signIn({ client_secret: 'guessed' });
    twice.append('client_secret', SECRET);
    expect((await token(twice)).status).toBe(200);
    expect((await token(new URLSearchParams({ grant_type: 'refresh_token', client_id: 'store' }))).status).toBe(401);
  });

  const picture = JSON.stringify({
    data: {
      type: 'paragraph--form_image',
      attributes: { parent_id: '1', parent_type: 'contact_message', parent_field_name: 'field_image_of_art' },
    },
  });
  const message = (form: string) => JSON.stringify({ data: { type: `contact_message--${form}`, attributes: {} } });

  test('[API-98] a part of a design form only with every fixed header', async () => {
    const ask = guard(profile);
    const send = (path: string, body: string, headers: Record<string, string>) =>
      ask(path, { body, headers: { 'Content-Type': 'application/vnd.api+json', ...headers } });
    const statuses = async (headers: Record<string, string>) => [
      (await send('/jsonapi/paragraph/form_image', picture, headers)).status,
      (await send('/jsonapi/contact_message/art_advisory', message('art_advisory'), headers)).status,
      (await send('/jsonapi/contact_message/gallery_wall_consultation', message('gallery_wall_consultation'), headers))
        .status,
    ];
    // an empty message is let in, and found to lack its fields
    expect(await statuses(DESIGN)).toEqual([201, 422, 422]);
    expect(await statuses({})).toEqual([403, 403, 403]);
    expect(await statuses({ ...DESIGN, 'X-Session': 'made-up' })).toEqual([403, 403, 403]);
    expect(await statuses({ Authorization: DESIGN.Authorization })).toEqual([403, 403, 403]);
  });
});
