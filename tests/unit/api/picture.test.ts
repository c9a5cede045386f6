import { beforeEach, expect, test, vi } from 'vitest';
import { toPicture } from '../../../src/api/picture.ts';
import { configureApi, toBackendUrl } from '../../../src/api/settings.ts';
import { toSrcSet } from '../../../src/domain/cardPicture.ts';

beforeEach(() => configureApi({ host: 'https://shop.test' }));

const media = { type: 'media--image', id: 'm' };
const createMedia = (styles: unknown, meta: object = { alt: 'Rain', width: 1600, height: 720 }) => [
  { ...media, attributes: {}, relationships: { field_media_image: { data: { type: 'file--file', id: 'f', meta } } } },
  { type: 'file--file', id: 'f', attributes: { uri: { url: '/files/rain.webp' }, image_style_uri: styles } },
];
const original = { url: 'https://shop.test/files/rain.webp', width: 1600, height: 720 };

test('[API-24] the styles of an art print are scaled by their longest side', () => {
  const styles = { thumbnail: 'https://cdn.test/t.webp', listing: '/l.webp', inner: '/i.webp', unknown: '/u.webp' };
  expect(toPicture(createMedia(styles, { alt: 'Rain', width: 800, height: 1200 }), media)).toEqual({
    id: 'f',
    alt: 'Rain',
    thumbnail: { url: 'https://cdn.test/t.webp', width: 107, height: 160 },
    listing: { url: 'https://shop.test/l.webp', width: 320, height: 480 },
    detail: { url: 'https://shop.test/i.webp', width: 800, height: 1200 },
  });
});

test('[ART-12] the original is there for the zoom, where it has more pixels than any style', () => {
  const picture = toPicture(createMedia({ inner: '/i.webp' }, { alt: 'Rain', width: 4000, height: 6000 }), media);
  expect(picture?.detail).toEqual({ url: 'https://shop.test/i.webp', width: 800, height: 1200 });
  expect(picture?.full).toEqual({ url: 'https://shop.test/files/rain.webp', width: 4000, height: 6000 });
});

test('[HOME-01] a banner comes in its wide styles', () => {
  expect(toPicture(createMedia({ hero: '/h.webp', hero_small: '/s.webp' }), media)).toEqual({
    id: 'f',
    alt: 'Rain',
    thumbnail: { url: 'https://shop.test/s.webp', width: 800, height: 360 },
    listing: { url: 'https://shop.test/s.webp', width: 800, height: 360 },
    detail: { url: 'https://shop.test/h.webp', width: 1600, height: 720 },
  });
});

test.each([[{}], [null], ['none'], [{ large: '/large.webp' }]])(
  '[API-24] with the styles %j it is the original',
  (styles) => {
    expect(toPicture(createMedia(styles), media)).toEqual({
      id: 'f',
      alt: 'Rain',
      thumbnail: original,
      listing: original,
      detail: original,
    });
  },
);

test('[API-24] styles between those of the specification are further sizes to choose from, where the backend has them', () => {
  const styles = { thumbnail: '/t.webp', card: '/c.webp', listing: '/l.webp', middle: '/m.webp', inner: '/i.webp' };
  const picture = toPicture(createMedia(styles, { alt: 'Rain', width: 800, height: 1200 }), media);
  expect(picture?.between).toEqual([
    { url: 'https://shop.test/c.webp', width: 213, height: 320 },
    { url: 'https://shop.test/m.webp', width: 533, height: 800 },
  ]);
  expect(picture && toSrcSet(picture)).toBe(
    [
      'https://shop.test/t.webp 107w, https://shop.test/l.webp 320w, https://shop.test/c.webp 213w',
      'https://shop.test/m.webp 533w, https://shop.test/i.webp 800w',
    ].join(', '),
  );
});

test('a file that serves two sizes is offered once', () => {
  const banner = toPicture(createMedia({ hero: '/h.webp', hero_small: '/s.webp' }), media);
  expect(banner && toSrcSet(banner)).toBe('https://shop.test/s.webp 800w, https://shop.test/h.webp 1600w');
});

test('[API-24] a picture smaller than a style keeps its size', () => {
  const small = toPicture(createMedia({ listing: '/l.webp' }, { alt: '', width: 300, height: 200 }), media);
  expect(small?.listing).toEqual({ url: 'https://shop.test/l.webp', width: 300, height: 200 });
});

test('[API-24] what was not included, or has no size, is no picture', () => {
  expect(toPicture([], media)).toBeNull();
  expect(toPicture(createMedia({}), null)).toBeNull();
  expect(toPicture(createMedia({}, { alt: 'Rain' }), media)).toBeNull();
  expect(toPicture(createMedia({}, { alt: 'Rain', width: 0, height: 10 }), media)).toBeNull();
});

test('[API-22] without a host, an address at the page’s own origin reads as the build wrote it, another origin’s as it came', () => {
  vi.stubGlobal('location', new URL('http://127.0.0.1:4173/prints'));
  configureApi({ host: '' });
  expect(toBackendUrl('http://127.0.0.1:4173/sites/rain.webp')).toBe('/sites/rain.webp');
  expect(toBackendUrl('/sites/rain.webp')).toBe('/sites/rain.webp');
  expect(toBackendUrl('http://127.0.0.1:41739/sites/rain.webp')).toBe('http://127.0.0.1:41739/sites/rain.webp');
});
