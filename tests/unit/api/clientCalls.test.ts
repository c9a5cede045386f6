import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { wallVariationRef } from '../../../mocks/seed/galleryWalls.ts';
import { giftVariationRef } from '../../../mocks/seed/gifts.ts';
import { mixedMediaVariationRef } from '../../../mocks/seed/mixedMedia.ts';
import { objectVariationRef } from '../../../mocks/seed/objects.ts';
import { requestGuestCode } from '../../../src/api/accounts.ts';
import { createFormImage } from '../../../src/api/designForms.ts';
import { uploadPicture } from '../../../src/api/uploads.ts';
import { fetchOffer } from '../../../src/api/variations.ts';
import type { Variation } from '../../../src/domain/variation.ts';
import { setupBackend } from '../../support/setupBackend.ts';

describe.each(['spec', 'drupal10'] as const)('the store’s client at a %s backend', (profile) => {
  const { server, store } = setupBackend(profile);

  test.each([
    ['[API-64]', 'object', objectVariationRef('kettle-pond-bottle', 'Teal')],
    ['[API-65]', 'mixed_media', mixedMediaVariationRef('six-ridges-to-munnar', 'oak')],
    ['[API-68]', 'gifting', giftVariationRef('first-chai')],
    ['[API-69]', 'gallery_wall', wallVariationRef('four-blues')],
  ])('%s price and stock of a variation of the bundle %s, which is read by its uuid', async (_, bundle, ref) => {
    const paths: string[] = [];
    server.events.on('request:start', ({ request }) => void paths.push(new URL(request.url).pathname));
    const variation = { type: `commerce_product_variation--${bundle}`, id: ref.id } as Variation;
    const entity = store.find(ref);
    const price = Math.round(Number((entity?.attributes.price as { number: string } | undefined)?.number) * 100);
    expect(await fetchOffer(variation)).toEqual({ price, isInStock: true });
    expect(paths).toEqual([`/jsonapi/commerce_product_variation/${bundle}/${ref.id}`]);
    for (const gone of [{ field_out_of_stock: true }, { status: false }]) {
      server.use(
        http.get(`http://store.test${paths[0]}`, () =>
          HttpResponse.json({
            data: { type: variation.type, id: ref.id, attributes: { price: { number: '1' }, ...gone } },
          }),
        ),
      );
      expect(await fetchOffer(variation)).toEqual({ price: 100, isInStock: false });
    }
  });

  test.each([{ mobile: '9847012345' }, { mail: 'asha@example.com' }])(
    '[API-15] the code of a temporary account is asked for by %j, and says what it is for',
    async (to) => {
      const bodies: unknown[] = [];
      server.use(
        http.post('*/otp/anonymous_account', async ({ request }) => {
          bodies.push(await request.json());
          return HttpResponse.json({ mobile: '9847012345', otp: 1234 });
        }),
      );
      expect(await requestGuestCode(to, 'guest')).toEqual({ mobile: '9847012345', otp: '1234' });
      expect(bodies).toEqual([{ ...to, type: 'guest' }]);
    },
  );
});

describe('behind the proxy, which the spec backend plays itself', () => {
  const { server, store } = setupBackend('spec');

  test('[API-21] [API-93] a design form’s photo goes up as any picture, and its record refers to the file', async () => {
    const headers: Headers[] = [];
    server.events.on(
      'request:start',
      ({ request }) => void (request.method === 'POST' && headers.push(request.headers)),
    );
    const gif = new Blob([Uint8Array.from([71, 73, 70, 56, 57, 97])], { type: 'image/gif' });
    const file = await uploadPicture(gif);
    const sent = headers[0];
    expect([sent?.get('content-type'), sent?.get('content-disposition')]).toEqual([
      'application/octet-stream',
      expect.stringMatching(/^file; filename="[0-9a-f-]{36}\.gif"$/),
    ]);
    // The forms' fixed headers are the proxy's to add: a browser holds none.
    expect([sent?.get('authorization'), sent?.get('cookie')]).toEqual([null, null]);
    const image = await createFormImage('art', file.id);
    const record = store.get('paragraph--form_image', image.id);
    expect(record?.relationships.field_image_of_form).toMatchObject({ type: 'file--file', id: file.id });
  });
});
