import { getResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBackend } from '../../../mocks/backend.ts';
import { memoryStorage } from '../../../mocks/drupal/storage.ts';
import { randomUuid } from '../../../mocks/drupal/uuid.ts';
import { readPictureSize } from '../../../mocks/handlers/pictureSize.ts';
import { validateUpload } from '../../../mocks/handlers/uploadRules.ts';
import { BASE, type BackendBench, type BackendResponse, createBench, getError } from './bench.ts';
import { createItemBody, findFirstArt, registerGuest } from './shopper.ts';

let backend: BackendBench;
beforeEach(() => {
  backend = createBench();
});

const SIGNED = '\\?expires=\\d{10}&signature=[0-9a-f]{64}';
const getPath = (url: string) => url.split('?')[0];
const UPLOAD = '/jsonapi/media/image/field_media_image';
const MB = 1024 * 1024;
const getBytes = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

// one pixel each, but for the PNG of 60 by 40
const PNG = getBytes(
  'iVBORw0KGgoAAAANSUhEUgAAADwAAAAoCAIAAAAt2Q6oAAAACXBIWXMAAA7EAAAOxAGVKw4bAAAASUlEQVRYhe3OQQ3AIAAAMUAI/qUgCw97HFnSKug8e4+/Wa8DX0hXpCvSFemKdEW6Il2RrkhXpCvSFemKdEW6Il2RrkhXpCvSlQtBOQFUCsfiygAAAABJRU5ErkJggg==',
);
const GIF = getBytes('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');
const WEBP = getBytes('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==');
const JPEG = getBytes('/9j/4AAQSkZJRgABAQAAAQABAAD/wAARCAAoADwDASIAAhEBAxEB/9k=');

type Sent = { bytes?: Uint8Array<ArrayBuffer>; header?: string | null; token?: string | null; bearer?: string };

async function upload(name: string, { bytes = PNG, header, token, bearer }: Sent = {}): Promise<BackendResponse> {
  const csrf = token === undefined ? (await backend.get('/session/token')).text : token;
  const disposition = header === undefined ? `file; filename="${name}"` : header;
  const request = new Request(BASE + UPLOAD, {
    method: 'POST',
    body: bytes,
    headers: {
      'Content-Type': 'application/octet-stream',
      ...(disposition === null ? {} : { 'Content-Disposition': disposition }),
      ...(csrf === null ? {} : { 'X-CSRF-Token': csrf }),
      ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
    },
  });
  const response = (await getResponse(backend.handlers, request)) as Response;
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

async function fetchItems(url: string, from = backend) {
  const response = (await getResponse(from.handlers, new Request(BASE + url))) as Response;
  return {
    status: response.status,
    type: response.headers.get('Content-Type'),
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

const FAILED = 'Unprocessable Entity: file validation failed.\n';
const OTHER_TYPE = 'Only files with the following extensions are allowed: png gif jpg jpeg webp.';
const NO_PICTURE =
  'The image file is invalid or the image type is not allowed. Allowed types: png, gif, jpg, jpeg, webp';

describe('a picture', () => {
  test('[API-20] is answered as a temporary file, and can be fetched at its address', async () => {
    const { status, headers, body } = await upload('photo.png');
    const id = body.data.id;
    const self = { href: `${BASE}/jsonapi/file/file/${id}` };
    const style = (name: string) =>
      expect.stringMatching(
        new RegExp(`^${BASE}/system/files/styles/${name}/private/2026-11/photo\\.png\\.webp${SIGNED}$`),
      );
    expect([status, headers.get('Location'), body.links, body.data]).toEqual([
      201,
      null,
      { self },
      {
        type: 'file--file',
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        links: { self },
        attributes: {
          drupal_internal__fid: expect.any(Number),
          langcode: 'en',
          filename: 'photo.png',
          uri: {
            value: 'private://2026-11/photo.png',
            url: expect.stringMatching(new RegExp(`^/system/files/2026-11/photo\\.png${SIGNED}$`)),
          },
          filemime: 'image/png',
          filesize: 151,
          status: false,
          created: '2026-11-21T06:00:00+00:00',
          changed: '2026-11-21T06:00:00+00:00',
          image_style_uri: { thumbnail: style('thumbnail'), listing: style('listing'), inner: style('inner') },
        },
        relationships: { uid: expect.objectContaining({ data: expect.objectContaining({ type: 'user--user' }) }) },
      },
    ]);
    const { uri, image_style_uri } = body.data.attributes;
    for (const url of [uri.url, image_style_uri.inner.slice(BASE.length)]) {
      expect(await fetchItems(url)).toEqual({ status: 200, type: 'image/png', bytes: PNG });
    }
  });

  test('[API-20] is there after a reload, every byte of it', async () => {
    const storage = memoryStorage();
    backend = createBench(storage);
    const every = Uint8Array.from({ length: 5_000 }, (_, at) => (at < 8 ? (PNG[at] as number) : at % 256));
    const { body } = await upload('photo.png', { bytes: every });
    const after = createBench(storage);
    expect((await fetchItems(body.data.attributes.uri.url, after)).bytes).toEqual(every);
    expect((await after.get(`/jsonapi/file/file/${body.data.id}`)).body.data).toEqual(body.data);
  });

  test.each([
    ['photo.png', 'photo.png', 'photo.png'],
    ['../../evil.png', 'evil.png', 'evil.png'],
    ['C:\\fotos\\asha.png', 'asha.png', 'asha.png'],
    ['my photo (1).png', 'my photo (1).png', 'my%20photo%20%281%29.png'],
    ['a.php.png', 'a.php_.png', 'a.php_.png'],
    ['a.b.PNG', 'a.b.PNG', 'a.b.PNG'],
  ])('[API-20] %j is kept as %j', async (sent, filename, url) => {
    const { attributes } = (await upload(sent)).body.data;
    expect([attributes.filename, attributes.uri.value, getPath(attributes.uri.url)]).toEqual([
      filename,
      `private://2026-11/${filename}`,
      `/system/files/2026-11/${url}`,
    ]);
    expect((await fetchItems(attributes.uri.url)).bytes).toEqual(PNG);
  });

  test('[API-20] of a name that is there gets a number, and takes nobody’s place', async () => {
    const files = [];
    for (const bytes of [PNG, GIF, JPEG]) files.push((await upload('photo.png', { bytes })).body.data.attributes);
    expect(files.map(({ filename }) => filename)).toEqual(['photo.png', 'photo_0.png', 'photo_1.png']);
    expect((await fetchItems(files[0].uri.url)).bytes).toEqual(PNG);
    expect((await fetchItems(files[1].uri.url)).bytes).toEqual(GIF);
  });

  test.each([
    ['x.gif', GIF, 'image/gif'],
    ['x.jpg', JPEG, 'image/jpeg'],
    ['x.jpeg', JPEG, 'image/jpeg'],
    ['x.webp', WEBP, 'image/webp'],
  ])('[API-20] [API-21] %s is taken', async (name, bytes, type) => {
    const { attributes } = (await upload(name, { bytes })).body.data;
    expect(attributes.filemime).toBe(type);
    expect(await fetchItems(attributes.uri.url)).toEqual({ status: 200, type, bytes });
  });

  test('[API-22] is read by whoever knows its id, and listed for its uploader', async () => {
    const shopper = await registerGuest(backend);
    const { id } = (await upload('mine.png', { bearer: shopper.bearer })).body.data;
    const { id: nobodys } = (await upload('theirs.png')).body.data;
    const one = await backend.get(`/jsonapi/file/file/${id}`);
    expect([one.status, getPath(one.body.data.attributes.uri.url)]).toEqual([200, '/system/files/2026-11/mine.png']);
    const path = '/jsonapi/file/file?filter[filemime]=image/png';
    const idsFor = async (bearer = '') =>
      (await backend.get(path, { bearer })).body.data.map((file: { id: string }) => file.id);
    expect(await idsFor(shopper.bearer)).toEqual([id]);
    expect(await idsFor()).toEqual([]);
    expect((await backend.get(`/jsonapi/file/file/${nobodys}`, shopper)).status).toBe(200);
    const other = await registerGuest(backend, '9847000003', 'other@example.com');
    expect(await idsFor(other.bearer)).toEqual([]);
    // nor once an order has taken it up, or by a word about what is left out
    const { variation } = await findFirstArt(backend);
    const { data } = createItemBody(variation, randomUuid());
    const field_cropped = { data: { type: 'file--file', id } };
    await backend.post(
      '/jsonapi/commerce_order_item/default',
      { data: { ...data, relationships: { ...data.relationships, field_cropped } } },
      shopper,
    );
    expect((await backend.get(`/jsonapi/file/file/${id}`)).body.data.attributes.status).toBe(true);
    for (const bearer of ['', other.bearer]) {
      const { body } = await backend.get(path, { bearer });
      expect([body.data, body.meta]).toEqual([[], { count: 0 }]);
    }
    expect((await backend.send('DELETE', `/jsonapi/file/file/${id}`, undefined, shopper)).status).toBe(403);
    expect((await backend.get('/jsonapi/file/file/no-uuid')).status).toBe(404);
  });

  test('[API-20] becomes media that know its size, and stays', async () => {
    const { id } = (await upload('photo.png')).body.data;
    const data = {
      type: 'media--image',
      attributes: { name: 'Mine' },
      relationships: { field_media_image: { data: { type: 'file--file', id, meta: { alt: 'Amma' } } } },
    };
    const { status, body } = await backend.post('/jsonapi/media/image', { data });
    expect([status, body.data.relationships.field_media_image.data.meta]).toEqual([
      201,
      { alt: 'Amma', title: null, width: 60, height: 40, drupal_internal__target_id: expect.any(Number) },
    ]);
    expect((await backend.get(`/jsonapi/file/file/${id}`)).body.data.attributes.status).toBe(true);
    const { field_media_image: _, ...without } = data.relationships;
    const bare = await backend.post('/jsonapi/media/image', { data: { ...data, relationships: without } });
    expect(getError(bare).slice(0, 2)).toEqual([422, 'field_media_image: This value should not be null.']);
  });
});

describe('what is refused', () => {
  const getRefusal = async (name: string, sent?: Sent) => {
    const answer = await upload(name, sent);
    expect(backend.store.list('backend--bytes')).toEqual([]);
    return getError(answer);
  };

  test('[API-20] [SESS-09] no token, and one that is not the backend’s', async () => {
    expect(await getRefusal('x.png', { token: null })).toEqual([
      403,
      'X-CSRF-Token request header is missing',
      undefined,
    ]);
    for (const token of ['', 'bad', 'a'.repeat(64)])
      expect(await getRefusal('x.png', { token })).toEqual([403, 'X-CSRF-Token request header is invalid', undefined]);
  });

  test('[API-98] [API-21] the reverse proxy, which adds the design forms’ credential, needs none', async () => {
    const { handlers } = createBackend({ storage: memoryStorage(), proxy: 'the-proxy' });
    const send = (credential: string) =>
      getResponse(
        handlers,
        new Request(BASE + UPLOAD, {
          method: 'POST',
          body: PNG,
          headers: {
            'Content-Type': 'application/octet-stream',
            'Content-Disposition': 'file; filename="room.png"',
            Authorization: `Basic ${credential}`,
          },
        }),
      );
    expect([(await send('the-proxy'))?.status, (await send('another'))?.status]).toEqual([201, 403]);
  });

  test('[API-20] in a Drupal 10 only a session by cookie needs the token', async () => {
    backend.change({ profile: 'drupal10' });
    const shopper = await registerGuest(backend);
    expect((await upload('x.png', { token: null })).status).toBe(201);
    expect((await upload('x.png', { token: 'anything', bearer: shopper.bearer })).status).toBe(201);
  });

  const FORMAT = 'A file name in the format "filename=FILENAME" must be provided.';
  test.each([
    [null, `"Content-Disposition" header is required. ${FORMAT}`],
    ['file; filename=""', `No filename found in "Content-Disposition" header. ${FORMAT}`],
    ['file; filename="../"', `No filename found in "Content-Disposition" header. ${FORMAT}`],
    ['attachment; name="x"', `No filename found in "Content-Disposition" header. ${FORMAT}`],
    ["file; filename*=UTF-8''x.png", `No filename found in "Content-Disposition" header. ${FORMAT}`],
    [
      'file; filename*="x.png"',
      `The extended "filename*" format is currently not supported in the "Content-Disposition" header. ${FORMAT}`,
    ],
  ])('[API-20] the header %j', async (header, detail) => {
    expect(await getRefusal('', { header })).toEqual([400, detail, undefined]);
  });

  test.each([
    ['letter.txt', OTHER_TYPE],
    ['noext', OTHER_TYPE],
    ['drawing.svg', OTHER_TYPE],
    [`${'a'.repeat(240)}.png`, "The file's name exceeds the 240 characters limit. Rename the file and try again."],
  ])('[API-20] the name %s', async (name, detail) => {
    expect(await getRefusal(name)).toEqual([422, FAILED + detail, undefined]);
  });

  test('[API-20] [API-21] what is no picture by its first bytes, or nothing at all', async () => {
    for (const text of ['', 'hello', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF1234WAVE']) {
      expect(await getRefusal('x.png', { bytes: new TextEncoder().encode(text) })).toEqual([
        422,
        FAILED + NO_PICTURE,
        undefined,
      ]);
    }
    backend.change({ profile: 'drupal10' });
    expect((await upload('x.png', { bytes: new TextEncoder().encode('hello') })).status).toBe(201);
  });

  test('[API-20] 40 MB', async () => {
    const bytes = new Uint8Array(40 * MB);
    bytes.set(PNG);
    const detail = 'The file is 40 MB exceeding the maximum file size of 32 MB.';
    expect(await getRefusal('x.png', { bytes })).toEqual([422, FAILED + detail, undefined]);
  });

  test('[API-20] more than 32 MB, by a byte', () => {
    const bytes = new Uint8Array(32 * MB + 1);
    bytes.set(PNG);
    expect([validateUpload('x.png', bytes.subarray(1), 'drupal10'), validateUpload('x.png', bytes, 'spec')]).toEqual([
      [],
      ['The file is 32 MB exceeding the maximum file size of 32 MB.'],
    ]);
  });

  test('[API-20] a body that is announced as something else', async () => {
    const form = await backend.post(UPLOAD, 'x', { type: 'multipart/form-data' });
    expect(getError(form)).toEqual([415, 'No route found that matches "Content-Type: multipart/form-data"', undefined]);
    expect(getError(await backend.send('POST', UPLOAD))).toEqual([
      415,
      'No "Content-Type" request header specified',
      undefined,
    ]);
  });

  test('[API-22] an address without its signature, or with another’s, one that was altered, or is too old', async () => {
    const [mine, other] = [await upload('mine.png'), await upload('other.png')].map(({ body }) => body.data.attributes);
    const [path = '', query = ''] = mine.uri.url.split('?');
    const expires = Number(new URLSearchParams(query).get('expires'));
    for (const url of [
      path,
      `${path}?${other.uri.url.split('?')[1]}`,
      `${path}?${query.replace(String(expires), String(expires + 86_400))}`,
      `${path}?${query}0`,
      `${mine.image_style_uri.inner.slice(BASE.length).split('?')[0]}?${query}`,
      '/system/files/2026-11/none.png',
      '/system/files/2026-11/%E0%A4%A.png',
    ])
      expect([url, (await fetchItems(url)).status]).toEqual([url, 403]);
    backend.wait(expires * 1000 - backend.store.now() - 1);
    expect((await fetchItems(mine.uri.url)).bytes).toEqual(PNG);
    backend.wait(1);
    expect((await fetchItems(mine.uri.url)).status).toBe(403);
  });

  test('[API-20] the catalogue’s pictures pass by', async () => {
    const picture = new Request(`${BASE}/sites/default/files/styles/inner/public/art/misty-ghats.webp`);
    expect(await getResponse(backend.handlers, picture)).toBeUndefined();
  });
});

describe('the size of a picture', () => {
  test.each([
    ['PNG', PNG, { width: 60, height: 40 }],
    ['GIF', GIF, { width: 1, height: 1 }],
    ['JPEG', JPEG, { width: 60, height: 40 }],
    ['WebP', WEBP, { width: 1, height: 1 }],
    ['a PNG cut short', PNG.slice(0, 20), null],
    ['a JPEG cut short', JPEG.slice(0, 24), null],
    ['nothing', new Uint8Array(), null],
    ['text', new TextEncoder().encode('hello, this is no picture'), null],
  ])('[API-20] %s', (_, bytes, size) => {
    expect(readPictureSize(bytes)).toEqual(size);
  });
});
