import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { configureApi } from '../../../src/api/settings.ts';
import { uploadPicture } from '../../../src/api/uploads.ts';
import { setupApi } from '../../support/setupBackend.ts';

const PATH = '/jsonapi/media/image/field_media_image';
const STORED_FILE = {
  data: {
    type: 'file--file',
    id: '0d3f6a52-5c1e-4b7d-8a61-7c0e5a1f2b01',
    attributes: { uri: { url: '/sites/default/files/2026-11/beach.jpg' } },
  },
};
setupApi(http.get('*/rest/session/token', () => HttpResponse.text('t0ken')));

/** A request that does nothing until a test tells it what became of it. */
class Carrier extends EventTarget {
  static last: Carrier;
  upload = new EventTarget();
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  opened: [string, string] = ['', ''];
  body: unknown = null;
  isAborted = false;

  constructor() {
    super();
    Carrier.last = this;
  }
  open(method: string, url: string) {
    this.opened = [method, url];
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  sent(loaded: number, total: number, lengthComputable = true) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable }));
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  configureApi({ host: 'http://store.test' });
  vi.stubGlobal('XMLHttpRequest', Carrier);
});
afterEach(() => vi.useRealTimers());

/** An upload that has been sent off, with what was reported of it. */
async function startUpload({ type = 'image/jpeg', signal }: { type?: string; signal?: AbortSignal } = {}) {
  const progress: number[] = [];
  const picture = new File(['12345678'], 'beach at home.jpg', { type });
  const uploading = uploadPicture(picture, { bearer: 'bear', signal, report: (share) => progress.push(share) });
  uploading.catch(() => undefined);
  await vi.waitFor(() => expect(Carrier.last?.body).toBe(picture));
  return { progress, uploading, request: Carrier.last };
}

describe('an upload that tells how far it is', () => {
  test('[UPL-09] [SESS-09] sends the bytes with the token, tells the share, and gives the id', async () => {
    const { progress, uploading, request } = await startUpload();
    expect(request.opened).toEqual(['POST', `http://store.test${PATH}`]);
    expect(request.headers).toEqual({
      Accept: 'application/vnd.api+json',
      Authorization: 'Bearer bear',
      'Content-Disposition': expect.stringMatching(/^file; filename="[0-9a-f-]{36}\.jpg"$/),
      'Content-Type': 'application/octet-stream',
      'X-CSRF-Token': 't0ken',
    });
    request.sent(2, 8);
    request.sent(5, 0, false);
    request.sent(8, 8);
    request.answer(201, STORED_FILE);
    expect(await uploading).toEqual({ id: STORED_FILE.data.id, url: STORED_FILE.data.attributes.uri.url });
    expect(progress).toEqual([0.25, 1]);
  });

  test.each([
    [422, 'invalid'],
    [403, 'unauthorised'],
    [503, 'server'],
    [201, 'unreadable'],
  ])('[UPL-18] an answer of %i without a file is a failure of kind %s', async (status, kind) => {
    const { uploading, request } = await startUpload();
    request.answer(status, {});
    await expect(uploading).rejects.toMatchObject({ name: 'ApiFailure', kind, status });
  });

  test('[UPL-18] a connection that breaks off is a failure of the network', async () => {
    const { uploading, request } = await startUpload();
    request.dispatchEvent(new Event('error'));
    await expect(uploading).rejects.toMatchObject({ kind: 'network' });
  });

  test('given up, it is stopped', async () => {
    const giving = new AbortController();
    const { uploading, request } = await startUpload({ signal: giving.signal });
    giving.abort(new Error('enough'));
    await expect(uploading).rejects.toThrow('enough');
    expect(request.isAborted).toBe(true);
  });

  test.each([
    ['image/jpeg', 'jpg'],
    ['image/png', 'png'],
    ['image/webp', 'webp'],
  ])('[API-20] %s goes under a name of its own each time, that ends in %s', async (type, extension) => {
    const names = new Set<string | undefined>();
    for (let time = 0; time < 3; time += 1)
      names.add((await startUpload({ type })).request.headers['Content-Disposition']);
    expect(names.size).toBe(3);
    for (const name of names) expect(name).toMatch(new RegExp(`^file; filename="[0-9a-f-]{36}\\.${extension}"$`));
  });
});
