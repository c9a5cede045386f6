import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { serveBackend } from '../../../mocks/http.ts';
import { PROFILES } from '../../../mocks/settings.ts';
import { checkAttacks } from '../../../scripts/backendCheck/checkAttacks.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const byName = <T extends { name: string }>(rows: readonly T[]) =>
  Object.fromEntries(rows.map((row) => [row.name, row]));

describe.each(PROFILES)('npm run check:backend -- --attack at a %s backend', (profile) => {
  test('[API-01] tries everything, and all of it is refused', async () => {
    const backend = await serveBackend({ settings: { profile } });
    try {
      const rows = await checkAttacks(backend.url);
      expect(rows.filter(({ verdict }) => verdict !== 'refused')).toEqual([]);
    } finally {
      await backend.close();
    }
  });
});

describe('npm run check:backend -- --attack at a host that is open', () => {
  const { server } = setupBackend('drupal10');
  const host = 'http://store.test';

  test('[API-20] [API-22] names public photos, and lists of them', async () => {
    const id = '3f1c2b1e-0000-4000-8000-000000000001';
    const path = '/sites/default/files/2026-11/photo.png';
    server.use(
      http.post(`${host}/jsonapi/media/image/field_media_image`, () =>
        HttpResponse.json({ data: { type: 'file--file', id, attributes: { uri: { url: path } } } }, { status: 201 }),
      ),
      http.get(host + path, () => new HttpResponse('a picture')),
      http.get(`${host}/jsonapi/file/file`, () => HttpResponse.json({ data: [{ type: 'file--file', id }] })),
    );
    expect(byName(await checkAttacks(host))).toMatchObject({
      'files.public': { verdict: 'open', note: `a photo is given out without a signature, at ${path}` },
      'files.altered': { verdict: 'not tried', note: 'addresses of uploads have no signature' },
      'files.list': { verdict: 'open', note: '/jsonapi/file/file?sort=-created lists what was uploaded' },
    });
  });
});
