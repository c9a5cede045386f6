import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { fetchFramesByTitles } from '../../../src/api/frames.ts';
import {
  fetchBanners,
  fetchCallsToAction,
  fetchFramingSteps,
  fetchHomeTexts,
  fetchHomeWalls,
  fetchPromises,
  fetchStoreSlides,
  fetchTestimonials,
} from '../../../src/api/home.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const { server } = setupBackend();

const titles = (all: readonly { title: string }[]) => all.map(({ title }) => title);

describe('what home reads', () => {
  test('[API-54] [HOME-06] its texts', async () => {
    const texts = await fetchHomeTexts();
    expect(titles(texts)).toEqual(['Find Art You Love', 'Custom framing', 'Made for your wall, in Kochi']);
    expect(texts[1]?.text).toMatch(/^A photograph, .* next week\.$/);
  });

  test('[API-55] [HOME-10] store, studios and mixed media, each with a picture and the way there', async () => {
    const ways = await fetchCallsToAction();
    expect(ways.map(({ to, label }) => [to, label])).toEqual([
      ['/stores', 'Visit the store'],
      ['/custom-framing/', 'Start framing'],
      ['/design', 'Ask a designer'],
      ['/mixed-media/', 'See mixed media'],
    ]);
    expect(ways.every(({ picture, text }) => picture && text)).toBe(true);
  });

  test('[API-56] [HOME-07] the three steps of custom framing, in their order', async () => {
    expect((await fetchFramingSteps()).map(({ title, icon }) => [title, icon])).toEqual([
      ['Upload a photo', 'upload'],
      ['Select a frame', 'frame'],
      ['Ready to hang', 'deliver'],
    ]);
  });

  test('[API-57] [HOME-09] eight gallery walls, each with its own path alias', async () => {
    const block = await fetchHomeWalls();
    expect(block?.title).toBe('Gallery walls');
    expect(block?.walls).toHaveLength(8);
    expect(block?.walls[1]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'Nine Thresholds',
      path: '/gallery-walls/nine-thresholds',
      size: '46 × 46 inches',
      picture: expect.objectContaining({ alt: expect.stringMatching(/Nine Thresholds/) }),
    });
  });

  test('[API-59] four looks into the store', async () => {
    expect(titles(await fetchStoreSlides())).toEqual([
      'The picture wall',
      'The corner library',
      'The printing room',
      'The saw and the bench',
    ]);
  });

  test('[API-63] all that customers say, with their stars', async () => {
    const all = await fetchTestimonials();
    expect(all).toHaveLength(10);
    expect(all.find(({ by }) => by === 'A customer in Pune')).toMatchObject({
      text: expect.stringMatching(/^Delivery took one day longer/),
      stars: 4,
    });
  });

  test('[API-27] [HOME-08] the six frames in the order that was asked for, and none that is not on sale', async () => {
    const six = ['Matte Black', 'Matte White', 'Nordic', 'Vintage Black', 'Rustic Ash', 'Mocha'];
    expect(titles(await fetchFramesByTitles(['Unheard Of', ...six]))).toEqual(six);
  });
});

describe('a backend that is not as it should be', () => {
  const answerWith = (data: object[]) =>
    server.use(
      http.get('*/jsonapi/*/*', () =>
        HttpResponse.json({ data }, { headers: { 'Content-Type': 'application/vnd.api+json' } }),
      ),
    );
  const bare = (type: string) => ({ type, id: 'a', attributes: { field_heading: null, body: null, title: null } });

  test('[HOME-01] [HOME-10] what cannot be shown is left out, and nothing breaks', async () => {
    answerWith([bare('block_content--shop_art_banner')]);
    expect(await fetchBanners()).toEqual([]);
    answerWith([bare('block_content--store_carousel')]);
    expect(await fetchStoreSlides()).toEqual([]);
    answerWith([bare('node--testimonial')]);
    expect(await fetchTestimonials()).toEqual([]);
    answerWith([bare('block_content--home_page_block')]);
    expect(await fetchPromises()).toEqual([{ id: 'a', title: '', text: '' }]);
    answerWith([bare('block_content--icon_set')]);
    expect(await fetchFramingSteps()).toEqual([{ id: 'a', title: '', text: '', icon: '' }]);
    answerWith([bare('block_content--gallery_walls')]);
    expect((await fetchHomeWalls())?.walls).toEqual([]);
    answerWith([]);
    expect(await fetchHomeWalls()).toBeNull();
  });

  test.each(['javascript:alert(1)', 'https://elsewhere.test/', '//elsewhere.test', '/\\elsewhere.test', '', 7])(
    '[HOME-10] a banner that leads to %j leads nowhere, and is left out',
    async (field_link) => {
      answerWith([{ type: 'block_content--action_block', id: 'a', attributes: { field_heading: 'A', field_link } }]);
      expect(await fetchCallsToAction()).toEqual([]);
    },
  );
});
