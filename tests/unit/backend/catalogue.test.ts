import { beforeAll, describe, expect, test } from 'vitest';
import type { Reference } from '../../../mocks/drupal/entity.ts';
import { stableUuid } from '../../../mocks/drupal/uuid.ts';
import { pincodes } from '../../../mocks/seed/pincodes.ts';
import { priceRows, priceTable } from '../../../mocks/seed/prices.ts';
import { calculatePrice, type RateColumn } from '../../../src/domain/price.ts';
import { STATES } from '../../../src/domain/states.ts';
import { BASE, type BackendBench, createBench } from './bench.ts';

let backend: BackendBench;
beforeAll(() => {
  backend = createBench();
});

const COLUMNS: RateColumn[] = [
  'paper_print',
  'canvas_print',
  'paper_print_frame',
  'canvas_print_frame',
  'fine_art_paper_print',
  'fine_art_canvas_print',
  'fine_art_paper_print_frame',
  'fine_art_canvas_print_frame',
];

describe('the catalogue', () => {
  test('[CAT-19] 240 art prints or more, by 24 artists or more, in 8 themes or more', () => {
    const arts = backend.store.list('commerce_product--default');
    const artists = new Set(arts.map(({ attributes }) => attributes.field_artist));
    expect(arts.length).toBeGreaterThanOrEqual(240);
    expect(artists.size).toBeGreaterThanOrEqual(24);
    expect(backend.store.list('taxonomy_term--collection').length).toBeGreaterThanOrEqual(8);
    expect([...artists].every((artist) => /^[^,]+,[^,]+$/.test(String(artist)))).toBe(true);
  });

  test('[CAT-19] every pointer of the seed leads somewhere', () => {
    const { store } = backend;
    const types = Object.keys(store.schema);
    // configuration is pointed at by its name, and is nothing that is stored
    const isThere = (pointer: Reference) =>
      typeof pointer.meta?.drupal_internal__target_id === 'string' || store.find(pointer) !== undefined;
    const dangling = types
      .flatMap((type) => store.list(type))
      .flatMap(({ type, id, relationships }) =>
        Object.entries(relationships).flatMap(([name, target]) =>
          [target].flat().flatMap((pointer) => (pointer && !isThere(pointer) ? [`${type} ${id} ${name}`] : [])),
        ),
      );
    expect(dangling).toEqual([]);
  });

  test('[CAT-17] aliases and ids are each one art’s own, and the same at every start', () => {
    const arts = backend.store.list('commerce_product--default');
    expect(new Set(arts.map(({ attributes }) => attributes.field_path_alias)).size).toBe(arts.length);
    expect(createBench().store.list('commerce_product--default')).toEqual(arts);
  });

  test('[API-25] [API-67] the variation of an art is found by its art, and read with its picture in any case of letters', async () => {
    const art = stableUuid('art:misty-ghats');
    const { body } = await backend.get(`/jsonapi/commerce_product_variation/default?filter[product_id.id]=${art}`);
    expect(body.data.map(({ attributes }: { attributes: { sku: string } }) => attributes.sku)).toEqual([
      'ART-MISTY-GHATS',
    ]);
    const path = `/jsonapi/commerce_product_variation/Default/${body.data[0].id}?include=field_image.field_media_image`;
    const read = await backend.get(path);
    expect([read.status, read.body.included.map(({ type }: { type: string }) => type).sort()]).toEqual([
      200,
      ['file--file', 'media--image'],
    ]);
    const file = read.body.included.find(({ type }: { type: string }) => type === 'file--file');
    expect(file.attributes.image_style_uri.inner).toBe(
      `${BASE}/sites/default/files/styles/inner/public/art/misty-ghats.webp`,
    );
  });
});

describe('pincodes', () => {
  test('[PIN-12] 300 or more, in every state and union territory, none twice', () => {
    expect(pincodes.length).toBeGreaterThanOrEqual(300);
    expect(new Set(pincodes.map(({ pincode }) => pincode)).size).toBe(pincodes.length);
    expect(
      pincodes.filter(({ pincode, city }) => !/^[1-9]\d{5}$/.test(pincode) || city === '' || /\d{3}/.test(city)),
    ).toEqual([]);
    expect([...new Set(pincodes.map(({ state }) => state))].sort()).toEqual([...STATES].sort());
  });

  test.each([
    ['682001', 'Kochi', 'Kerala', null],
    ['110001', 'New Delhi', 'Delhi', null],
    ['400001', 'Mumbai', 'Maharashtra', null],
    ['560034', 'Bengaluru', 'Karnataka', 'Koramangala'],
    ['744101', 'Port Blair', 'Andaman and Nicobar Islands', null],
    ['682555', 'Kavaratti', 'Lakshadweep', null],
    ['194101', 'Leh', 'Ladakh', null],
  ])('[API-39] %s is %s, %s', async (pincode, city, state, area) => {
    const { body } = await backend.get(`/jsonapi/taxonomy_term/pincode?filter[name]=${pincode}`);
    const { field_city, field_state, field_area } = body.data[0].attributes;
    expect([body.data.length, field_city, field_state, field_area]).toEqual([1, city, state, area]);
  });
});

describe('the price table', () => {
  test('[API-40] [CONF-30] three bands with eight rates each, as decimal strings', async () => {
    const { status, body } = await backend.get('/api/getprice');
    expect([status, body]).toEqual([200, priceRows]);
    expect(priceRows.map(({ size_band }) => size_band)).toEqual(['under 256', '256 to 1296', 'over 1296']);
    for (const row of priceRows) for (const column of COLUMNS) expect(row[column]).toMatch(/^\d+\.\d\d$/);
  });

  test('[CONF-34] canvas is above paper, fine art above an upload, framed above unframed; rates fall with the band', () => {
    const row = (at: number) => priceRows[at] as (typeof priceRows)[number];
    for (const at of [0, 1, 2]) {
      const rate = (column: RateColumn) => Number(row(at)[column]);
      for (const column of COLUMNS.filter((name) => name.includes('canvas'))) {
        expect(rate(column)).toBeGreaterThan(rate(column.replace('canvas', 'paper') as RateColumn));
      }
      for (const column of COLUMNS.filter((name) => name.startsWith('fine_art_'))) {
        expect(rate(column)).toBeGreaterThan(rate(column.replace('fine_art_', '') as RateColumn));
      }
      for (const column of COLUMNS.filter((name) => name.endsWith('_frame'))) {
        expect(rate(column)).toBeGreaterThan(rate(column.replace('_frame', '') as RateColumn));
      }
      if (at > 0) for (const column of COLUMNS) expect(rate(column)).toBeLessThan(Number(row(at - 1)[column]));
    }
  });

  test('[CONF-35] a small print costs ₹1,200 to ₹1,800, the largest ₹14,000 to ₹20,000', () => {
    for (const source of ['art', 'upload'] as const) {
      const of = (width: number, height: number) =>
        calculatePrice({ size: { width, height }, media: 'Paper', source, framed: false, table: priceTable }) / 100;
      expect([of(12, 16) >= 1200 && of(12, 16) <= 1800, of(40, 60) >= 14_000 && of(40, 60) <= 20_000]).toEqual([
        true,
        true,
      ]);
    }
  });

  test('[CONF-33] the next larger size of a picture always costs more, also across a band', () => {
    for (const ratio of [9 / 16, 2 / 3, 5 / 7, 3 / 4, 4 / 5, 1]) {
      for (const [source, media] of [
        ['art', 'Paper'],
        ['art', 'Canvas'],
        ['upload', 'Paper'],
        ['upload', 'Canvas'],
      ] as const) {
        for (const framed of [false, true]) {
          const prices = Array.from({ length: 17 }, (_, step) => {
            const width = 8 + 2 * step;
            return calculatePrice({
              size: { width, height: Math.round(width / ratio) },
              media,
              source,
              framed,
              table: priceTable,
            });
          });
          expect(prices).toEqual([...prices].sort((a, b) => a - b));
          expect(new Set(prices).size).toBe(prices.length);
        }
      }
    }
  });
});
