import { getResponse, http, type RequestHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { bindToType, createDispatcher } from '../../../mocks/handlers/dispatcher.ts';

const respondWith = (text: string) => () => new Response(text);
const of = (type: string) =>
  bindToType(
    type,
    http.all(
      ({ request }) => new RegExp(`/jsonapi/${type.replace('--', '/')}(/|$)`, 'i').test(new URL(request.url).pathname),
      respondWith(type),
    ),
  );

const handlers: RequestHandler[] = [
  http.post('*/jsonapi/media/image/field_media_image', respondWith('upload')),
  of('media--image'),
  http.get('*/session/token', respondWith('token')),
  http.all(({ request }) => request.headers.has('x-odd') && (Promise.resolve(true) as never), respondWith('odd')),
  http.post('*/test_gateway/:number', ({ params }) => new Response(`gateway ${params.number}`)),
  of('commerce_product_variation--Custom_image'),
  http.get(/\/files\/\d+$/, respondWith('file')),
  http.get('*/api/search', () => undefined),
  http.all(({ request }) => new URL(request.url).pathname.includes('/jsonapi/'), respondWith('unknown')),
];

const CALLS: [method: string, path: string, headers?: Record<string, string>][] = [
  ['POST', '/jsonapi/media/image/field_media_image'],
  ['GET', '/jsonapi/media/image/field_media_image'],
  ['GET', '/drupal/jsonapi/media/image'],
  ['GET', '/jsonapi/media/images'],
  ['PATCH', '/jsonapi/commerce_product_variation/custom_image/abc'],
  ['GET', '/session/token'],
  ['GET', '/session/token/'],
  ['GET', '/SESSION/token?x=1'],
  ['POST', '/session/token'],
  ['POST', '/test_gateway/26112100'],
  ['POST', '/test_gateway/a/b'],
  ['GET', '/files/12'],
  ['GET', '/api/search?title=a'],
  ['GET', '/anything', { 'x-odd': '1' }],
  ['GET', '/'],
  ['GET', '/jsonapi/%E0%A4%A'],
];

describe('one handler for many', () => {
  test.each(CALLS)('[API-01] answers %s %s as the many would in turn', async (method, path, headers = {}) => {
    const ask = async (handlers: RequestHandler[]) =>
      (await getResponse(handlers, new Request(`https://store.test${path}`, { method, headers })))?.text();
    expect(await ask([createDispatcher(handlers)])).toBe(await ask(handlers));
  });
});
