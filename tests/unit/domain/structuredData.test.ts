import { expect, test } from 'vitest';
import { mistyGhats } from '../../../machines/framedPicture/samplePictures.ts';
import type { Art } from '../../../src/domain/art.ts';
import type { Product, ProductVariation } from '../../../src/domain/product.ts';
import { toArtJsonLd } from '../../../src/domain/structuredData/artJsonLd.ts';
import { toProductJsonLd } from '../../../src/domain/structuredData/productJsonLd.ts';
import {
  toArticleJsonLd,
  toFaqJsonLd,
  toOrganizationJsonLd,
  toWebSiteJsonLd,
} from '../../../src/domain/structuredData/siteJsonLd.ts';
import { serializeJsonLd, type ToAbsoluteUrl, toBreadcrumbJsonLd } from '../../../src/domain/structuredData/thing.ts';

const absolute: ToAbsoluteUrl = (address) => `https://store.example${address}`;
const picture = (name: string) => {
  const rendition = { url: `/files/${name}.webp`, width: 1200, height: 900 };
  return { alt: '', thumbnail: rendition, listing: rendition, detail: rendition };
};
/** As it is written into a page: what is undefined is not reported. */
const write = (thing: Parameters<typeof serializeJsonLd>[0]) => JSON.parse(serializeJsonLd(thing));

const free = (least: number, most: number) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'INR' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    transitTime: { '@type': 'QuantitativeValue', minValue: least, maxValue: most, unitCode: 'DAY' },
  },
});
const noReturns = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'IN',
  returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
};

test('[CONST-01] [CONST-06] [CONST-08] [CONST-09] a print is a product with an offer in rupees, sent free within India and not taken back', () => {
  const art: Art = { ...mistyGhats, picture: picture('misty-ghats'), fromPrice: 149_950 };
  expect(write(toArtJsonLd(art, absolute))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Misty Ghats',
    url: 'https://store.example/art/misty-ghats',
    image: ['https://store.example/files/misty-ghats.webp'],
    description: art.description,
    category: 'Art prints',
    brand: { '@type': 'Brand', name: 'Mitre & Mat' },
    creator: { '@type': 'Person', name: 'Nandini Pazhoor' },
    offers: {
      '@type': 'Offer',
      url: 'https://store.example/art/misty-ghats',
      price: '1499.50',
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: free(5, 7),
      hasMerchantReturnPolicy: noReturns,
    },
  });
});

const variation = (of: Partial<ProductVariation>): ProductVariation => ({
  variation: { type: 'commerce_product_variation--object', id: 'v' },
  price: 500_000,
  isSoldOut: false,
  colour: null,
  frame: '',
  pictures: [],
  ...of,
});
const product = (variations: Product['variations'], of: Partial<Product> = {}) =>
  ({
    area: 'objects',
    id: 'p',
    path: '/decor-objects/kettle-pond-bottle',
    title: 'Kettle Pond Bottle',
    attribution: [],
    facts: [],
    dimension: '',
    description: '',
    days: '10-14',
    takesPicture: false,
    variations,
    summary: 'A bottle.',
    ...of,
  }) as Product;

test('[CONST-01] a product that is sold in colours has an offer for each, and says which is sold out', () => {
  const blue = { name: 'Blue', code: '#00f', picture: null };
  const data = write(
    toProductJsonLd(
      product([
        variation({ colour: blue, pictures: [picture('one'), picture('two')] }),
        variation({ isSoldOut: true, price: 650_000, frame: 'Walnut', pictures: [picture('two')] }),
      ]),
      absolute,
    ),
  );
  expect(data).toMatchObject({
    '@type': 'Product',
    name: 'Kettle Pond Bottle',
    url: 'https://store.example/decor-objects/kettle-pond-bottle',
    image: ['https://store.example/files/one.webp', 'https://store.example/files/two.webp'],
    description: 'A bottle.',
  });
  expect(data.offers).toEqual([
    expect.objectContaining({
      name: 'Blue',
      price: '5000.00',
      availability: 'https://schema.org/InStock',
      shippingDetails: free(10, 14),
    }),
    expect.objectContaining({ name: 'Walnut', price: '6500.00', availability: 'https://schema.org/OutOfStock' }),
  ]);
});

test.each([
  ['walls', 'Gallery walls'],
  ['gifts', 'Custom framed gifts'],
  ['objects', 'Decor objects'],
  ['mixedMedia', 'Mixed media'],
] as const)('[CONST-01] one of %s is in the category %s, of the shop’s brand', (area, category) => {
  const blue = { name: 'Blue', code: '#00f', picture: null };
  expect(write(toProductJsonLd(product([variation({ colour: blue, frame: 'Walnut' })], { area }), absolute))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Kettle Pond Bottle',
    url: 'https://store.example/decor-objects/kettle-pond-bottle',
    description: 'A bottle.',
    category,
    brand: { '@type': 'Brand', name: 'Mitre & Mat' },
    offers: {
      '@type': 'Offer',
      name: 'Blue, Walnut',
      url: 'https://store.example/decor-objects/kettle-pond-bottle',
      price: '5000.00',
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: free(10, 14),
      hasMerchantReturnPolicy: noReturns,
    },
  });
});

test.each([
  ['7', 7, 7],
  ['10-14', 10, 14],
])('[CONST-09] %s days are counted from %i to %i', (days, least, most) => {
  const data = write(toProductJsonLd(product([variation({})], { days }), absolute));
  expect(data.offers.shippingDetails).toEqual(free(least, most));
});

test.each(['', 'soon', 'in 7', '7-', '7 days', '5-7-9'])('[CONST-09] %j is no number of days', (days) => {
  const data = write(toProductJsonLd(product([variation({})], { days }), absolute));
  expect(data.offers.shippingDetails.deliveryTime).toEqual({ '@type': 'ShippingDeliveryTime' });
});

test('what the shop does not tell of a product is left out', () => {
  const data = write(toProductJsonLd(product([variation({})], { summary: '', days: 'soon' }), absolute));
  expect(Object.keys(data)).toEqual(['@context', '@type', 'name', 'url', 'category', 'brand', 'offers']);
  expect(data.offers.shippingDetails.deliveryTime).toEqual({ '@type': 'ShippingDeliveryTime' });
});

test('a breadcrumb counts its steps from the top', () => {
  const way = toBreadcrumbJsonLd(
    [
      { name: 'Home', path: '/' },
      { name: 'Gallery Walls', path: '/gallery-walls/' },
    ],
    absolute,
  );
  expect(write(way)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://store.example/' },
      { '@type': 'ListItem', position: 2, name: 'Gallery Walls', item: 'https://store.example/gallery-walls/' },
    ],
  });
});

test('[BLOG-08] a post is an article of the shop', () => {
  const meta = { title: 'Hang it lower', path: '/blog/hang-it-lower', summary: 'On height.', picture: picture('a') };
  const shop = { '@type': 'Organization', name: 'Mitre & Mat', url: 'https://store.example/' };
  expect(write(toArticleJsonLd({ ...meta, publishedAt: Date.parse('2026-03-09T05:00:00Z') }, absolute))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'Hang it lower',
    url: 'https://store.example/blog/hang-it-lower',
    mainEntityOfPage: 'https://store.example/blog/hang-it-lower',
    description: 'On height.',
    image: ['https://store.example/files/a.webp'],
    datePublished: '2026-03-09T05:00:00.000Z',
    author: shop,
    publisher: shop,
  });
});

test('the shop and its site are told of by name', () => {
  expect(write(toOrganizationJsonLd('1800 000 0000', absolute))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Mitre & Mat',
    url: 'https://store.example/',
    logo: 'https://store.example/favicon.svg',
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: '1800 000 0000',
      areaServed: 'IN',
    },
  });
  expect(write(toWebSiteJsonLd(absolute))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Mitre & Mat',
    url: 'https://store.example/',
    inLanguage: 'en-IN',
  });
});

test('[STAT-05] questions are told with their answers', () => {
  expect(write(toFaqJsonLd([{ question: 'How long?', answer: '<p>A week.</p>' }]))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: '<p>A week.</p>' } },
    ],
  });
});

test('no text ends the element in which it stands', () => {
  const hostile = '</script><script>alert(1)</script><!--';
  const text = serializeJsonLd({ '@type': 'Thing', name: hostile });
  expect(text).not.toContain('<');
  expect(JSON.parse(text).name).toBe(hostile);
});
