import { delay, HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { anyJson, getJson, getJsonApi, patchJsonApi, postForm, postJson } from '../../../src/api/client.ts';
import { type ApiFailure, isFailure } from '../../../src/api/failure.ts';
import { assignOrder } from '../../../src/api/orders.ts';
import { findPlace } from '../../../src/api/pincode.ts';
import { configureApi } from '../../../src/api/settings.ts';
import { HOST, setupApi } from '../../support/setupBackend.ts';

const server = setupApi();
const answer = (response: () => Response | Promise<Response>) => server.use(http.all(`${HOST}/*`, response));
const refusal = (status: number, errors: object[]) => answer(() => HttpResponse.json({ errors }, { status }));
const ask = (signal?: AbortSignal) => getJsonApi(anyJson, '/jsonapi/node/page', { signal });

const getFailure = async (work: Promise<unknown>): Promise<ApiFailure> => {
  const error = await work.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  );
  if (!isFailure(error)) throw error;
  return error;
};
const summarize = ({ kind, status, detail, problems }: ApiFailure) => ({ kind, status, detail, problems });

describe('refusals', () => {
  test('[API-07] a bearer that ran out is 401 with a page of HTML, and counts as unauthorised', async () => {
    answer(() => HttpResponse.html('<!DOCTYPE html><title>Unauthorized</title>', { status: 401 }));
    expect(summarize(await getFailure(ask()))).toEqual({ kind: 'unauthorised', status: 401, detail: '', problems: [] });
  });

  test('[ORD-04] 403 is unauthorised and keeps the missing permission', async () => {
    refusal(403, [{ title: 'Forbidden', status: '403', detail: "The 'create x' permission is required." }]);
    expect(summarize(await getFailure(ask()))).toEqual({
      kind: 'unauthorised',
      status: 403,
      detail: "The 'create x' permission is required.",
      problems: [{ pointer: '', detail: "The 'create x' permission is required." }],
    });
  });

  test('[API-01] 422 carries a pointer for each problem', async () => {
    refusal(422, [
      {
        title: 'Unprocessable Content',
        status: '422',
        detail: 'address.0.postal_code: Pin code field is not in the right format.',
        source: { pointer: '/data/attributes/address/postal_code' },
      },
      { title: 'Unprocessable Content', status: '422', source: { pointer: '/data/attributes/title' } },
    ]);
    expect(summarize(await getFailure(ask()))).toEqual({
      kind: 'invalid',
      status: 422,
      detail: 'address.0.postal_code: Pin code field is not in the right format.',
      problems: [
        {
          pointer: '/data/attributes/address/postal_code',
          detail: 'address.0.postal_code: Pin code field is not in the right format.',
        },
        { pointer: '/data/attributes/title', detail: 'Unprocessable Content' },
      ],
    });
  });

  test.each([
    [400, 'refused'],
    [404, 'notFound'],
    [405, 'refused'],
    [409, 'conflict'],
    [429, 'refused'],
    [500, 'server'],
    [503, 'server'],
  ])('[API-01] %i is %s, whatever its body is', async (status, kind) => {
    answer(() => new HttpResponse('<h1>no JSON', { status }));
    expect(summarize(await getFailure(ask()))).toEqual({ kind, status, detail: '', problems: [] });
  });

  test('[API-09] the violations of a REST answer are told apart by field', async () => {
    const message =
      'Unprocessable Entity: validation failed.\nname: The username a is already taken.\nmail.0.value: This value is not valid.\n';
    answer(() => HttpResponse.json({ message }, { status: 422 }));
    expect((await getFailure(ask())).problems).toEqual([
      { pointer: 'name', detail: 'The username a is already taken.' },
      { pointer: 'mail.0.value', detail: 'This value is not valid.' },
    ]);
  });
});

describe('no answer', () => {
  test('[API-01] a broken network is a failure of its own kind', async () => {
    answer(() => HttpResponse.error());
    const { kind, status } = await getFailure(ask());
    expect({ kind, status }).toEqual({ kind: 'network', status: null });
  });

  test('[API-01] an answer that breaks off is a broken network', async () => {
    answer(() => {
      const start = (out: ReadableStreamDefaultController) => {
        out.enqueue(new TextEncoder().encode('{"da'));
        out.error();
      };
      const body = new ReadableStream({ start });
      return new HttpResponse(body, { status: 200 });
    });
    expect((await getFailure(ask())).kind).toBe('network');
  });

  test('[API-01] a call that is never answered is given up in time', async () => {
    configureApi({ host: HOST, timeout: 20 });
    answer(async () => {
      await delay('infinite');
      return HttpResponse.json({});
    });
    const timeout = { kind: 'timeout', status: null, detail: '', problems: [] };
    expect(summarize(await getFailure(ask()))).toEqual(timeout);
    expect(summarize(await getFailure(ask(new AbortController().signal)))).toEqual(timeout);
  });

  test("[API-01] a call the caller takes back rejects with the caller's own reason", async () => {
    const caller = new AbortController();
    const reason = new Error('the page was left');
    answer(async () => {
      caller.abort(reason);
      await delay('infinite');
      return HttpResponse.json({});
    });
    await expect(ask(caller.signal)).rejects.toBe(reason);
    await expect(ask(caller.signal)).rejects.toBe(reason);
  });

  test('[API-01] a call waits until the backend is ready', async () => {
    const requests: string[] = [];
    let start = () => {};
    const ready = new Promise<void>((resolve) => {
      start = resolve;
    });
    configureApi({ host: HOST, ready });
    answer(() => {
      requests.push('call');
      return HttpResponse.json('answer');
    });
    const work = ask();
    await Promise.resolve();
    requests.push('ready');
    start();
    expect(await work).toBe('answer');
    expect(requests).toEqual(['ready', 'call']);
  });

  test('[API-01] a backend that cannot start is a broken network, one that never starts a timeout', async () => {
    configureApi({ host: HOST, ready: Promise.reject(new Error('no service worker')) });
    expect(summarize(await getFailure(ask()))).toEqual({
      kind: 'network',
      status: null,
      detail: 'no service worker',
      problems: [],
    });
    configureApi({ host: HOST, ready: new Promise(() => {}), timeout: 20 });
    expect((await getFailure(ask())).kind).toBe('timeout');
  });
});

describe('an answer of another shape', () => {
  test("[API-01] a page of HTML with 200, as a static host's fallback sends, is unreadable", async () => {
    answer(() => HttpResponse.html('<!doctype html><div id="root"></div>'));
    const { kind, status, detail } = await getFailure(ask());
    expect({ kind, status, detail }).toEqual({
      kind: 'unreadable',
      status: 200,
      detail: expect.stringContaining('not JSON'),
    });
  });

  test('[API-39] a value of another type is unreadable, with its path', async () => {
    const term = { type: 'taxonomy_term--pincode', id: 'p', attributes: { name: 682001, field_city: null } };
    answer(() => HttpResponse.json({ data: [term] }));
    const failure = await getFailure(findPlace('682001'));
    expect({ kind: failure.kind, pointers: failure.problems.map(({ pointer }) => pointer) }).toEqual({
      kind: 'unreadable',
      pointers: ['data.0.attributes.name'],
    });
  });

  test.each(['null', '[]', '""', '{"data":null}', '{"data":{}}', ''])('[API-39] %j is unreadable', async (body) => {
    answer(() => new HttpResponse(body));
    expect((await getFailure(findPlace('682001'))).kind).toBe('unreadable');
  });
});

test('[API-78] an answer without a body is enough where nothing is read from it', async () => {
  answer(() => new HttpResponse(null, { status: 200 }));
  await expect(assignOrder('order-1')).resolves.toBeUndefined();
});

describe('what is sent', () => {
  const send = async (work: () => Promise<unknown>) => {
    const seen: Record<string, unknown>[] = [];
    server.use(
      http.all(`${HOST}/*`, async ({ request }) => {
        const { method, url, headers, credentials } = request;
        const [accept, type, authorization] = ['accept', 'content-type', 'authorization'].map((name) =>
          headers.get(name),
        );
        seen.push({ method, url, credentials, accept, type, authorization, body: await request.text() });
        return HttpResponse.json({});
      }),
    );
    await work();
    return seen[0];
  };
  const jsonApi = 'application/vnd.api+json';

  test('[API-01] a read sends no body, no bearer and no cookie', async () => {
    expect(await send(() => getJsonApi(v.unknown(), '/jsonapi/x?sort=name'))).toEqual({
      method: 'GET',
      url: `${HOST}/jsonapi/x?sort=name`,
      credentials: 'omit',
      accept: jsonApi,
      type: null,
      authorization: null,
      body: '',
    });
  });

  test('[API-77] a PATCH is a JSON:API document with the bearer in its header, never in the address', async () => {
    expect(await send(() => patchJsonApi(v.unknown(), '/jsonapi/x/1', { data: 1 }, { bearer: 'secret' }))).toEqual({
      method: 'PATCH',
      url: `${HOST}/jsonapi/x/1`,
      credentials: 'omit',
      accept: jsonApi,
      type: jsonApi,
      authorization: 'Bearer secret',
      body: '{"data":1}',
    });
  });

  test('[API-05] plain JSON and forms name their types', async () => {
    expect(await send(() => postJson(v.unknown(), '/otp/verify', { otp: '1' }))).toMatchObject({
      accept: 'application/json',
      type: 'application/json',
      body: '{"otp":"1"}',
    });
    server.resetHandlers();
    expect(await send(() => postForm(v.unknown(), '/oauth/token', { grant_type: 'a b&c' }))).toMatchObject({
      type: 'application/x-www-form-urlencoded',
      body: 'grant_type=a+b%26c',
    });
    server.resetHandlers();
    expect(await send(() => getJson(v.unknown(), '/api/getprice'))).toMatchObject({
      method: 'GET',
      accept: 'application/json',
    });
  });
});
