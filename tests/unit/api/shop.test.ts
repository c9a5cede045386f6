import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { type ArtsRequest, fetchArtByAlias, fetchArts, fetchRelatedArts } from '../../../src/api/arts.ts';
import { fetchBanners, fetchPromises } from '../../../src/api/home.ts';
import { findPlace } from '../../../src/api/pincode.ts';
import { fetchPriceTable } from '../../../src/api/prices.ts';
import { artsQuery } from '../../../src/api/queries/lists.ts';
import { fetchHomeThemes, fetchOrientations, fetchThemes } from '../../../src/api/terms.ts';
import type { Art, Rendition } from '../../../src/domain/art.ts';
import { toArtCard } from '../../../src/domain/listCard.ts';
import { calculatePrice, type PriceTable } from '../../../src/domain/price.ts';
import { getPrintSizes } from '../../../src/domain/size.ts';
import { HOST, setupBackend } from '../../support/setupBackend.ts';

const { server } = setupBackend();

const all = { page: 1 };
const isWhole = ({ url, width, height }: Rendition) =>
  new URL(url).origin === HOST && Number.isInteger(width) && width > 0 && Number.isInteger(height) && height > 0;

/** The price in paise of an art's smallest size on paper, unframed. */
function getSmallestPaperPrice({ ratio, max }: Art, table: PriceTable): number {
  const sizes = getPrintSizes({ media: 'Paper', source: 'art', ratio, max });
  return Math.min(
    ...sizes.map((size) => calculatePrice({ size, media: 'Paper', source: 'art', framed: false, table })),
  );
}

async function everyArt(filters: Omit<ArtsRequest, 'page'>): Promise<Art[]> {
  const { cards } = await fetchArts({ page: 1, ...filters });
  return Promise.all(cards.map(async ({ path }) => (await fetchArtByAlias(path)) as Art));
}

describe('art lists', () => {
  test('[API-23] a page holds 30 of all, and the pages share none', async () => {
    const [first, second] = await Promise.all([fetchArts(all), fetchArts({ ...all, page: 2 })]);
    expect(first.cards).toHaveLength(30);
    expect(second.cards).toHaveLength(30);
    expect(first.total).toBeGreaterThanOrEqual(240);
    expect(second.total).toBe(first.total);
    expect(new Set([...first.cards, ...second.cards].map(({ id }) => id)).size).toBe(60);
  });

  test('[API-23] the last page holds the rest, and past it there is nothing', async () => {
    const { total, pages } = await fetchArts(all);
    const count = total ?? 0;
    expect(pages).toBe(Math.ceil(count / 30));
    expect((await fetchArts({ ...all, page: pages })).cards).toHaveLength(count - (pages - 1) * 30);
    expect(await fetchArts({ ...all, page: pages + 1 })).toEqual({ cards: [], total, pages });
  });

  test('[CAT-17] [CAT-19] [CAT-20] a card is whole: address, title, artist, pictures with sizes, a price', async () => {
    for (const card of (await fetchArts(all)).cards) {
      expect(card).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        path: expect.stringMatching(/^\/art\/[a-z0-9-]+$/),
        title: expect.stringMatching(/./),
        lines: [expect.stringMatching(/^[^,]+$/)],
        picture: {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          alt: expect.stringMatching(/./),
          thumbnail: expect.toSatisfy(isWhole),
          listing: expect.toSatisfy(isWhole),
          between: [expect.toSatisfy(isWhole), expect.toSatisfy(isWhole)],
          detail: expect.toSatisfy(isWhole),
        },
        variation: { type: 'commerce_product_variation--default', id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
        price: { amount: expect.toSatisfy((price: number) => Number.isInteger(price) && price > 0), isFrom: true },
        section: null,
      });
    }
  });

  test('[API-23] [API-33] [API-35] themes and orientations narrow the list; several of one kind widen it', async () => {
    const [one = '', other = ''] = await fetchThemes();
    const counts = await Promise.all(
      [[one], [other], [one, other]].map(async (names) => (await fetchArts({ ...all, themes: names })).total ?? 0),
    );
    const [ofOne = 0, ofOther = 0, ofBoth = 0] = counts;
    expect(ofOne).toBeGreaterThan(0);
    expect(ofBoth).toBeGreaterThanOrEqual(Math.max(ofOne, ofOther));
    expect(ofBoth).toBeLessThanOrEqual(ofOne + ofOther);
    const narrowed = await everyArt({ themes: [one], orientations: ['Landscape'] });
    for (const art of narrowed) {
      expect(art.themes).toContain(one);
      expect(art.ratio).toBeGreaterThan(1);
    }
  });

  test('[API-23] [CAT-20] the prints of an artist are found by the name that is shown, those of a theme by its name', async () => {
    const [art] = await everyArt({ themes: ['Botanicals'] });
    const { artist = '' } = art ?? {};
    const byArtist = await fetchRelatedArts({ by: 'artist', name: artist });
    expect(byArtist.length).toBeGreaterThan(1);
    expect(new Set(byArtist.flatMap(({ lines }) => lines))).toEqual(new Set([artist]));
    const { cards } = await fetchArts({ ...all, themes: ['Botanicals'] });
    expect(await fetchRelatedArts({ by: 'theme', name: 'Botanicals' })).toEqual(cards.slice(0, 9));
    expect(await fetchRelatedArts({ by: 'artist', name: 'Nobody' })).toEqual([]);
  });

  test('[API-23] a name with signs of the query language is a name like any other', async () => {
    expect(await fetchArts({ ...all, themes: ["Sea & Sky' OR 1=1 []", 'x'] })).toEqual({
      cards: [],
      total: 0,
      pages: 0,
    });
  });

  test('[CONST-04] a list that was read is the same in whatever order its filters were chosen', async () => {
    const a = artsQuery({ page: 1, themes: ['a', 'b'] });
    const b = artsQuery({ page: 1, themes: ['b', 'a'] });
    expect(a.queryKey).toEqual(b.queryKey);
    const client = new QueryClient();
    expect(await client.fetchQuery(artsQuery(all))).toEqual(await fetchArts(all));
  });
});

describe('a single art', () => {
  test('[API-24] [CAT-19] it agrees with its card and tells what the configurator needs', async () => {
    const [card] = (await fetchArts(all)).cards;
    const art = (await fetchArtByAlias(card?.path ?? '')) as Art;
    expect(toArtCard(art)).toEqual(card);
    expect(art).toMatchObject({
      max: { width: expect.any(Number), height: expect.any(Number) },
      ratio: art.picture.detail.width / art.picture.detail.height,
      themes: expect.toSatisfy((names: string[]) => names.length > 0),
      description: expect.stringMatching(/^[^<>]+$/),
    });
    expect(Math.min(art.max.width, art.max.height)).toBeGreaterThanOrEqual(12);
  });

  test('[API-40] the price of a card is that of its smallest size on paper', async () => {
    const table = await fetchPriceTable();
    for (const art of await everyArt({})) {
      expect({ alias: art.alias, price: art.fromPrice }).toEqual({
        alias: art.alias,
        price: getSmallestPaperPrice(art, table),
      });
    }
  });

  test('[API-24] an art known by its uuid is read by it, and one that is not there, or not on sale, is none', async () => {
    const paths: string[] = [];
    server.events.on('request:start', ({ request }) => void paths.push(new URL(request.url).pathname));
    const art = (await fetchArtByAlias('/art/misty-ghats')) as Art;
    const { id } = art;
    expect(await fetchArtByAlias(`/art/${id}`)).toEqual(art);
    expect(paths[1]).toBe(`/jsonapi/commerce_product/default/${id}`);
    expect(await fetchArtByAlias('/art/00000000-0000-4000-8000-000000000000')).toBeNull();
  });

  test.each(['/art/no-such-art', '', "/art/' OR 1=1", '/art/%00'])('[API-24] %j is no art', async (alias) => {
    expect(await fetchArtByAlias(alias)).toBeNull();
  });
});

test('[API-33] [API-35] themes come in order, and there are three orientations', async () => {
  const names = await fetchThemes();
  expect(names.length).toBeGreaterThanOrEqual(8);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
  expect(await fetchOrientations()).toEqual(['Portrait', 'Landscape', 'Square']);
});

test('[API-61] home shows chosen themes, each with a picture', async () => {
  const [homeThemeList, names] = [await fetchHomeThemes(), await fetchThemes()];
  expect(homeThemeList.length).toBeGreaterThan(0);
  for (const theme of homeThemeList) {
    expect(names).toContain(theme.name);
    expect(theme.picture?.listing).toSatisfy(isWhole);
  }
});

test('[API-58] [API-60] [HOME-11] home has four banners with pictures, and three promises', async () => {
  const homeThemeList = await fetchBanners();
  expect(homeThemeList).toHaveLength(4);
  for (const banner of homeThemeList) {
    expect(banner.title).toMatch(/./);
    expect(banner.picture.detail).toSatisfy(isWhole);
  }
  expect((await fetchPromises()).map(({ title }) => title)).toEqual([
    'Free shipping',
    'Finest quality',
    'Happiness guarantee',
  ]);
});

test('[API-39] [PIN-09] [PIN-12] a served pincode has a place, any other none', async () => {
  expect(await findPlace('682001')).toEqual({ pincode: '682001', city: 'Kochi', state: 'Kerala' });
  expect(await findPlace('999999')).toBeNull();
  expect(await findPlace("682001' OR 1=1")).toBeNull();
});
