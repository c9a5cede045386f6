import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { fetchCustomImageVariation, fetchFile, uploadPicture } from '../../../src/api/uploads.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const { server } = setupBackend();

// A GIF of one pixel: what it states about its size is of no account here.
const GIF = new Blob(
  [Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (sign) => sign.charCodeAt(0))],
  { type: 'image/gif' },
);

test('[API-22] a cropped picture is found by its file, in the sizes that the store shows', async () => {
  const { id } = await uploadPicture(GIF);
  const picture = await fetchFile({ id, width: 3000, height: 2000 });
  expect(picture).toEqual({
    id,
    alt: '',
    thumbnail: { url: expect.stringMatching(/^http:\/\/store\.test\//), width: 160, height: 107 },
    listing: { url: expect.stringMatching(/^http:\/\/store\.test\//), width: 480, height: 320 },
    detail: { url: expect.stringMatching(/^http:\/\/store\.test\//), width: 1200, height: 800 },
    full: { url: expect.stringMatching(/^http:\/\/store\.test\//), width: 3000, height: 2000 },
  });
  const response = await getResponse([...server.listHandlers()] as never, new Request(picture?.detail.url ?? ''));
  expect(response?.status).toBe(200);
});

test.each(['00000000-0000-4000-8000-000000000000', 'no uuid', '../../user/user'])(
  '[API-22] %j is no file',
  async (id) => {
    expect(await fetchFile({ id, width: 1, height: 1 })).toBeNull();
  },
);

test('[API-26] one variation stands for every picture of a shopper’s own', async () => {
  const id = await fetchCustomImageVariation();
  expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(await fetchCustomImageVariation()).toBe(id);
});
