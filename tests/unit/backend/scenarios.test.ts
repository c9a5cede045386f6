import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { createBackend } from '../../../mocks/backend.ts';
import { memoryStorage } from '../../../mocks/drupal/storage.ts';
import { type ScenarioName, scenarioList, scenarios } from '../../../mocks/scenarios/registry.ts';

const HOST = 'https://store.test';
const { handlers } = createBackend({ storage: memoryStorage() });

const ask = (name: ScenarioName, method: string, path: string) =>
  getResponse(
    [...scenarios[name](), ...handlers],
    new Request(HOST + path, { method, ...(method === 'GET' ? {} : { body: '{}' }) }),
  );

const NUMBER = 'filter[order_id.order_number]=261121000001';

describe('scenarios', () => {
  test.each<[ScenarioName, string, string, number, RegExp]>([
    ['pincode.none', 'GET', '/jsonapi/taxonomy_term/pincode?filter[name]=682001', 200, /"data":\[\]/],
    ['pincode.down', 'GET', '/jsonapi/taxonomy_term/pincode?filter[name]=682001', 503, /"status":"503"/],
    ['arts.none', 'GET', '/jsonapi/commerce_product/default', 200, /"count":0/],
    ['arts.down', 'GET', '/jsonapi/commerce_product/default', 503, /"status":"503"/],
    ['art.missing', 'GET', '/jsonapi/commerce_product/default?filter[field_path_alias]=/art/x', 200, /"data":\[\]/],
    ['art.missing', 'GET', '/jsonapi/commerce_product/default/7', 404, /"status":"404"/],
    ['art.down', 'GET', '/jsonapi/commerce_product/default/7', 503, /"status":"503"/],
    ['terms.down', 'GET', '/jsonapi/taxonomy_term/collection', 503, /"status":"503"/],
    ['home.down', 'GET', '/jsonapi/block_content/shop_art_banner', 503, /"status":"503"/],
    ['home.none', 'GET', '/jsonapi/block_content/icon_set', 200, /"data":\[\]/],
    ['home.wallsDown', 'GET', '/jsonapi/block_content/gallery_walls', 503, /"status":"503"/],
    ['home.wallsDown', 'GET', '/jsonapi/block_content/icon_set', 200, /Upload a photo/],
    ['prices.down', 'GET', '/api/getprice', 503, /maintenance/],
    ['price.down', 'POST', '/order/price', 503, /maintenance/],
    ['price.noSession', 'POST', '/order/price', 401, /<!DOCTYPE html>/],
    ['coupon.noSession', 'GET', '/jsonapi/commerce_promotion_coupon/commerce_promotion_coupon', 401, /<!DOCTYPE html>/],
    ['user.known', 'GET', '/jsonapi/user/user?filter[name]=9847012345', 200, /"name":"9847012345"/],
    ['user.none', 'GET', '/jsonapi/user/user?filter[name]=9847012345', 200, /"data":\[\]/],
    ['user.down', 'GET', '/jsonapi/user/user?filter[name]=9847012345', 503, /"status":"503"/],
    ['register.nameTaken', 'POST', '/user/register?_format=json', 422, /name: The username .* is already taken/],
    ['register.mailTaken', 'POST', '/user/register?_format=json', 422, /mail: The email address .* is already taken/],
    ['register.down', 'POST', '/user/register?_format=json', 503, /maintenance/],
    ['code.withheld', 'POST', '/otp/anonymous_account', 200, /^\{"mobile":null\}$/],
    ['code.down', 'POST', '/otp/anonymous_account', 503, /maintenance/],
    ['otp.wrong', 'POST', '/otp/verify', 400, /^\{"message":"Incorrect OTP"\}$/],
    ['otp.blocked', 'POST', '/otp/verify', 429, /^\{"message":"Try Later!"\}$/],
    ['otp.down', 'POST', '/otp/verify', 503, /maintenance/],
    ['tokens.spent', 'POST', '/oauth/token', 401, /invalid_request/],
    ['tokens.down', 'POST', '/oauth/token', 503, /maintenance/],
    ['items.down', 'POST', '/jsonapi/commerce_order_item/default', 503, /"status":"503"/],
    ['items.refused', 'POST', '/jsonapi/commerce_order_item/default', 422, /"status":"422"/],
    ['profiles.down', 'POST', '/jsonapi/profile/customer', 503, /"status":"503"/],
    ['profiles.expired', 'POST', '/jsonapi/profile/customer', 403, /"status":"403"/],
    ['order.down', 'POST', '/jsonapi/commerce_order/default', 503, /"status":"503"/],
    ['order.expired', 'POST', '/jsonapi/commerce_order/default', 403, /"status":"403"/],
    ['orderPatch.down', 'PATCH', '/jsonapi/commerce_order/default/7', 503, /"status":"503"/],
    ['assign.down', 'POST', '/order/assign', 503, /maintenance/],
    ['assign.expired', 'POST', '/order/assign', 403, /message/],
    ['paymentCreate.down', 'POST', '/order/payment_create', 503, /maintenance/],
    ['payLink.down', 'POST', '/api/request/phone', 503, /maintenance/],
    [
      'payment.completed',
      'GET',
      `/jsonapi/commerce_payment/payment_manual?${NUMBER}`,
      200,
      /"state":"completed".*"order_number":"261121000001"/,
    ],
    ['payment.failed', 'GET', `/jsonapi/commerce_payment/payment_manual?${NUMBER}`, 200, /"state":"Failed"/],
    ['payment.pending', 'GET', `/jsonapi/commerce_payment/payment_manual?${NUMBER}`, 200, /"state":"pending"/],
    ['payment.none', 'GET', `/jsonapi/commerce_payment/payment_manual?${NUMBER}`, 200, /"data":\[\]/],
    ['payment.down', 'GET', `/jsonapi/commerce_payment/payment_manual?${NUMBER}`, 503, /"status":"503"/],
    ['gateway.down', 'POST', '/test_gateway/261121000001', 503, /maintenance/],
    ['network.down', 'GET', '/api/getprice', 503, /maintenance/],
  ])('[API-01] %s: %s %s answers %i', async (name, method, path, status, text) => {
    const response = await ask(name, method, path);
    expect([response?.status, await response?.text()]).toEqual([status, expect.stringMatching(text)]);
  });

  test('[API-01] a broken network is an error, and another resource is left alone', async () => {
    expect((await ask('network.broken', 'GET', '/api/getprice'))?.type).toBe('error');
    expect((await ask('pincode.down', 'GET', '/api/getprice'))?.status).toBe(200);
    expect((await ask('arts.down', 'GET', '/jsonapi/taxonomy_term/collection'))?.status).toBe(200);
  });

  test('[API-01] a network that never answers does not, while the rest of the world goes on', async () => {
    const never = ask('network.never', 'GET', '/api/getprice').then(() => 'answered');
    const other = ask('network.fine', 'GET', '/api/getprice').then(() => 'other');
    expect(await Promise.race([never, other])).toBe('other');
    expect(await getResponse(scenarios['network.never'](), new Request(`${HOST}/art/`))).toBeUndefined();
  });

  const asker = (name: ScenarioName) => {
    const handlerList = [...scenarios[name](), ...handlers];
    return (method: string, path: string, headers: Record<string, string> = {}) =>
      getResponse(
        handlerList,
        new Request(HOST + path, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) }),
      ) as Promise<Response>;
  };

  test.each<[ScenarioName, string, string, number[]]>([
    ['pincode.downTwiceThenFound', 'GET', '/jsonapi/taxonomy_term/pincode?filter[name]=682001', [503, 503, 200, 200]],
    ['arts.downTwiceThenListed', 'GET', '/jsonapi/commerce_product/default?page[limit]=1', [503, 503, 200]],
    ['prices.downTwiceThenKnown', 'GET', '/api/getprice', [503, 503, 200]],
    ['otp.wrongTwiceThenBlocked', 'POST', '/otp/verify', [400, 400, 429, 429]],
    ['payment.downTwiceThenPaid', 'GET', `/jsonapi/commerce_payment/payment_manual?${NUMBER}`, [503, 503, 200]],
  ])('[API-01] %s answers one call after the other', async (name, method, path, statuses) => {
    const send = asker(name);
    const answered: number[] = [];
    for (const _ of statuses) answered.push((await send(method, path)).status);
    expect(answered).toEqual(statuses);
  });

  test.each<[ScenarioName, string[]]>([
    ['payment.pendingTwiceThenPaid', ['pending', 'pending', 'completed', 'completed']],
    ['payment.failsThenPaid', ['Failed', 'completed', 'completed']],
  ])('[PAY-14] %s goes from state to state, and begins anew for the next who plays it', async (name, states) => {
    for (const send of [asker(name), asker(name)]) {
      const read: string[] = [];
      for (const _ of states)
        read.push(
          (await (await send('GET', `/jsonapi/commerce_payment/payment_manual?${NUMBER}`)).json()).data[0].attributes
            .state,
        );
      expect(read).toEqual(states);
    }
  });

  test('a session that ends midway is good for three calls; one that is renewed goes on', async () => {
    const send = asker('tokens.expireMidway');
    /** Each letter is the bearer of one call. */
    const listStatuses = async (bearers: string) => {
      const statuses: number[] = [];
      for (const bearer of bearers)
        statuses.push((await send('GET', '/api/getprice', { Authorization: `Bearer ${bearer}` })).status);
      return statuses;
    };
    expect(await listStatuses('aaaaa')).toEqual([200, 200, 200, 401, 401]);
    expect((await send('GET', '/api/getprice')).status).toBe(200);
    expect(await listStatuses('bbbba')).toEqual([200, 200, 200, 200, 401]);
  });

  test('[API-01] a patchy network loses every third call', async () => {
    const send = asker('network.patchy');
    const types: string[] = [];
    for (const _ of [1, 2, 3, 4, 5, 6]) types.push((await send('GET', '/api/getprice')).type);
    expect(types.map((type) => type === 'error')).toEqual([false, false, true, false, false, true]);
  });

  test('every scenario to pick tells in a few words what it does', () => {
    expect(scenarioList.filter(({ name }) => scenarios[name]().length === 0)).toEqual([]);
    expect(
      scenarioList.filter(
        ({ description }) => description.length < 12 || description.length > 60 || /^[A-Z]|\.$/.test(description),
      ),
    ).toEqual([]);
    expect(new Set(scenarioList.map(({ description }) => description)).size).toBe(scenarioList.length);
  });
});
