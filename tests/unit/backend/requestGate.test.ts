import { getResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBackend } from '../../../mocks/backend.ts';
import { memoryStorage } from '../../../mocks/drupal/storage.ts';
import { createRequestGate, type RequestGate } from '../../../mocks/requestGate.ts';
import { scenarios } from '../../../mocks/scenarios/registry.ts';

const HOST = 'https://store.test';
const KOCHI = '/jsonapi/taxonomy_term/pincode?filter[name]=682001';

let gate: RequestGate;
const { handlers } = createBackend({ storage: memoryStorage() });
beforeEach(() => {
  gate = createRequestGate(handlers);
});

const ask = (path: string, init?: RequestInit) =>
  getResponse([gate.handler, ...handlers], new Request(HOST + path, init));
const find = async (answer: Promise<Response | undefined>) => (await (await answer)?.json())?.data?.length;

describe('the gate', () => {
  test('[API-01] holds calls while it is closed, and lets all through to the backend when opened', async () => {
    const arrived = gate.waitForPending();
    const first = ask(KOCHI);
    const second = ask(KOCHI);
    await arrived;
    await gate.waitForPending();
    expect(gate.pendingCount()).toBe(2);
    gate.open();
    expect([await find(first), await find(second), gate.pendingCount()]).toEqual([1, 1, 0]);
    expect(await find(ask(KOCHI))).toBe(1);
  });

  test('[API-01] overrides answer first, to held and following calls, until it is closed again', async () => {
    const pending = ask(KOCHI);
    await gate.waitForPending();
    gate.open(scenarios['pincode.none']());
    expect([await find(pending), await find(ask(KOCHI))]).toEqual([0, 0]);
    gate.close();
    const next = ask(KOCHI);
    await gate.waitForPending();
    gate.open(scenarios['pincode.found']());
    expect(await find(next)).toBe(1);
  });

  test('[API-01] a cleared gate is closed and holds nothing', async () => {
    ask(KOCHI);
    await gate.waitForPending();
    gate.clear();
    expect(gate.pendingCount()).toBe(0);
    const next = ask(KOCHI);
    await gate.waitForPending();
    gate.open();
    expect(await find(next)).toBe(1);
  });

  test('[API-01] a call that was given up is no longer held', async () => {
    const controller = new AbortController();
    ask(KOCHI, { signal: controller.signal });
    await gate.waitForPending();
    controller.abort();
    expect(gate.pendingCount()).toBe(0);
  });

  test.each([
    ['/sites/default/files/styles/listing/public/art/misty-ghats.webp', 'GET'],
    ['/src/api/arts.ts', 'GET'],
    ['/mocks/handlers/users.ts?import', 'GET'],
    ['/order/261121000001', 'GET'],
    ['/test-gateway?order_no=1', 'GET'],
    ['/user/profile', 'GET'],
    ['/checkout/payment', 'GET'],
  ])('[API-01] %s is no call to the backend', async (path, method) => {
    expect(await ask(path, { method })).toBeUndefined();
    expect(gate.pendingCount()).toBe(0);
  });

  test.each([
    [KOCHI, 'GET'],
    ['/jsonapi/user/user?filter[name]=1', 'GET'],
    ['/jsonapi/commerce_order/default/1', 'PATCH'],
    ['/api/getprice', 'GET'],
    ['/api/request/phone', 'POST'],
    ['/otp/verify', 'POST'],
    ['/oauth/token', 'POST'],
    ['/user/register?_format=json', 'POST'],
    ['/order/price', 'POST'],
    ['/session/token', 'GET'],
    ['/test_gateway/261121000001', 'POST'],
  ])('[API-01] %s is held', async (path, method) => {
    const answer = ask(path, { method });
    await gate.waitForPending();
    gate.open();
    expect((await answer)?.status).toBeGreaterThanOrEqual(200);
  });
});
