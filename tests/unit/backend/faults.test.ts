import { getResponse, HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { createBackendControls } from '../../../mocks/backendControls.ts';
import { findEndpointNames } from '../../../mocks/endpoints/endpointNames.ts';
import { type BackendSettings, FAULTS, type Fault, INITIAL_SETTINGS } from '../../../src/domain/backendSettings.ts';

const HOST = 'https://store.test';
const calls = [
  { name: 'pincode.find', method: 'GET', path: '/jsonapi/taxonomy_term/pincode' },
  { name: 'terms.one', method: 'GET', path: '/jsonapi/taxonomy_term/:vocabulary' },
  { name: 'frame.read', method: 'GET', path: '/jsonapi/commerce_product/Frame/:id' },
  { name: 'order.change', method: 'PATCH', path: '/jsonapi/commerce_order/default/:id' },
  { name: 'order.read', method: 'GET', path: '/jsonapi/commerce_order/default/:id' },
  { name: 'price.quote', method: 'POST', path: '/order/price' },
] as const;

const findNames = (method: string, path: string) => findEndpointNames(calls, { method, url: HOST + path });

describe('a request is a described call', () => {
  test.each([
    ['GET', '/jsonapi/taxonomy_term/pincode?filter[name]=682001', ['pincode.find']],
    ['GET', '/jsonapi/taxonomy_term/colour', ['terms.one']],
    ['GET', '/JSONAPI/commerce_product/frame/7', ['frame.read']],
    ['GET', '/jsonapi/commerce_product/FRAME/7/', ['frame.read']],
    ['PATCH', '/jsonapi/commerce_order/default/7', ['order.change']],
    ['GET', '/jsonapi/commerce_order/default/7', ['order.read']],
    ['GET', '/jsonapi/commerce_order/default', []],
    ['GET', '/jsonapi/commerce_order/default/7/coupons', []],
    ['POST', '/drupal/order/price', ['price.quote']],
    ['GET', '/order/price', []],
    ['GET', '/', []],
  ])('%s %s', (method, path, names) => {
    expect(findNames(method, path)).toEqual(names);
  });
});

function steer(change: Partial<BackendSettings>) {
  const settings = { ...INITIAL_SETTINGS, ...change };
  const worked = vi.fn();
  const honest = [
    http.all('*/jsonapi/*', ({ request }) => {
      worked(request.method);
      return HttpResponse.json({ data: [{ id: '7' }] }, { headers: { 'Content-Type': 'application/vnd.api+json' } });
    }),
    http.post('*/order/price', () => HttpResponse.json({ amount: '1499.00' })),
  ];
  const steering = createBackendControls({ settings: () => settings }, honest);
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await getResponse([steering.handler, ...honest], new Request(HOST + path, init));
    return answer as Response;
  };
  return { ask, worked, settings, ...steering };
}

const KOCHI = '/jsonapi/taxonomy_term/pincode?filter[name]=682001';
const on = (call: string, fault: Fault) => steer({ faults: { [call]: fault } });

describe('a fault', () => {
  test('refuses a call with 403, as a document or as a message', async () => {
    const refused = await on('pincode.find', 'refused').ask(KOCHI);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('Content-Type')).toBe('application/vnd.api+json');
    expect((await refused.json()).errors).toEqual([
      expect.objectContaining({
        status: '403',
        title: 'Forbidden',
        detail: 'The current user is not allowed to GET the selected resource.',
      }),
    ]);
    const message = await on('orders.price', 'refused').ask('/order/price', { method: 'POST', body: '{}' });
    expect([message.status, await message.json()]).toEqual([
      403,
      { message: 'The current user is not allowed to POST the selected resource.' },
    ]);
  });

  test('fails a call with 500', async () => {
    const { ask, worked } = on('pincode.find', 'failed');
    const failed = await ask(KOCHI);
    expect([failed.status, (await failed.json()).errors[0].detail]).toEqual([
      500,
      'The website encountered an unexpected error. Try again later.',
    ]);
    expect(worked).not.toHaveBeenCalled();
  });

  test('garbles the answer of a call that is carried out all the same', async () => {
    const { ask, worked } = on('orders.place', 'garbled');
    const garbled = await ask('/jsonapi/commerce_order/default/7', { method: 'PATCH', body: '{}' });
    expect([garbled.status, await garbled.text()]).toEqual([200, '{"data":[{"']);
    expect(worked).toHaveBeenCalledExactlyOnceWith('PATCH');
  });

  test('answers with megabytes more', async () => {
    const huge = await (await on('pincode.find', 'huge').ask(KOCHI)).json();
    expect([huge.data, huge.padding.length]).toEqual([[{ id: '7' }], 8_000_000]);
  });

  test.each([
    ['spec', 'application/vnd.api+json'],
    ['drupal10', 'text/html; charset=UTF-8'],
  ] as const)('signs nobody in, as %s in %s', async (profile, type) => {
    const { ask } = steer({ profile, faults: { 'pincode.find': 'unauthorised' } });
    const { status, headers } = await ask(KOCHI);
    expect([status, headers.get('Content-Type')]).toEqual([401, type]);
  });

  test('loses the answer of a call that is carried out all the same', async () => {
    const { ask, worked } = on('orders.place', 'lost');
    expect((await ask('/jsonapi/commerce_order/default/7', { method: 'PATCH', body: '{}' })).type).toBe('error');
    expect(worked).toHaveBeenCalledExactlyOnceWith('PATCH');
  });

  test('takes the network away', async () => {
    expect((await on('pincode.find', 'offline').ask(KOCHI)).type).toBe('error');
  });

  test('never answers, until the caller gives up', async () => {
    const caller = new AbortController();
    const { ask } = on('pincode.find', 'silent');
    const silent = ask(KOCHI, { signal: caller.signal });
    const other = ask('/jsonapi/taxonomy_term/colour').then(() => 'other');
    expect(await Promise.race([silent.then(() => 'silent'), other])).toBe('other');
    caller.abort();
    expect((await silent).type).toBe('error');
  });

  test.each(FAULTS)('%s leaves every other call alone', async (fault) => {
    const { ask } = on('pincode.find', fault);
    expect((await ask('/jsonapi/taxonomy_term/colour')).status).toBe(200);
    expect((await ask('/order/price', { method: 'POST', body: '{}' })).status).toBe(200);
  });
});

describe('the backend as it is steered', () => {
  const payment = async ({ ask }: ReturnType<typeof steer>) => {
    const read = await ask('/jsonapi/commerce_payment/payment_manual?filter[order_id.order_number]=261121000001');
    return (await read.json()).data[0].attributes?.state;
  };

  test('[PAY-14] [PAY-15] a chosen scenario answers before the backend does, and goes on counting', async () => {
    const backend = steer({ scenarios: ['payment.pendingTwiceThenPaid'] });
    expect([await payment(backend), await payment(backend), await payment(backend), await payment(backend)]).toEqual([
      'pending',
      'pending',
      'completed',
      'completed',
    ]);
  });

  test('a scenario that is chosen again begins anew', async () => {
    const backend = steer({ scenarios: ['payment.failsThenPaid'] });
    expect([await payment(backend), await payment(backend)]).toEqual(['Failed', 'completed']);
    backend.settings.scenarios = [];
    expect(await payment(backend)).toBeUndefined();
    backend.settings.scenarios = ['payment.failsThenPaid'];
    expect(await payment(backend)).toBe('Failed');
  });

  test('a fault comes before a scenario, and an unknown name is nothing', async () => {
    const { ask } = steer({ faults: { 'pincode.find': 'failed' }, scenarios: ['no.such', 'pincode.none'] });
    expect((await ask(KOCHI)).status).toBe(500);
    const { ask: without } = steer({ scenarios: ['no.such', 'pincode.none'] });
    expect((await (await without(KOCHI)).json()).data).toEqual([]);
  });

  test('whoever watches is told after each answer and each change, until he stops', async () => {
    const { ask, watch, notifyChanged } = steer({});
    const onChange = vi.fn();
    const stop = watch(onChange);
    await ask(KOCHI);
    expect(onChange).toHaveBeenCalledTimes(1);
    notifyChanged();
    expect(onChange).toHaveBeenCalledTimes(2);
    await ask('/src/app/main.tsx');
    stop();
    await ask(KOCHI);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('who begins to watch while a call is under way is told of its answer', async () => {
    const { ask, watch } = steer({});
    const onChange = vi.fn();
    const answered = ask(KOCHI);
    watch(onChange);
    await answered;
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
