import { beforeEach, describe, expect, test } from 'vitest';
import { type BackendBench, createBench, getFault } from './bench.ts';

const SUBSCRIBERS = '/jsonapi/node/news_letter';

let backend: BackendBench;
beforeEach(() => {
  backend = createBench();
});

const subscribe = (title: string) =>
  backend.post(SUBSCRIBERS, { data: { type: 'node--news_letter', attributes: { title } } });
const count = async (title: string) =>
  (await backend.get(`${SUBSCRIBERS}?filter[title]=${encodeURIComponent(title)}`)).body.data.length;

describe('the newsletter', () => {
  test('[API-02] [API-03] [NEWS-07] an address is on the list once anybody has put it there', async () => {
    expect(await count('asha@example.com')).toBe(0);
    const { status, body } = await subscribe('asha@example.com');
    expect([status, body.data.attributes.title]).toEqual([201, 'asha@example.com']);
    expect([await count('asha@example.com'), await count('ASHA@example.com'), await count('b@example.com')]).toEqual([
      1, 1, 0,
    ]);
    expect(backend.inbox()[0]).toMatchObject({ to: 'asha@example.com', subject: 'You are on our list' });
  });

  test('[API-03] Drupal itself takes an address twice: the store asks first', async () => {
    await subscribe('asha@example.com');
    expect([(await subscribe('asha@example.com')).status, await count('asha@example.com')]).toEqual([201, 2]);
  });

  test('[STAT-08] opting out takes an address off the list, however often and in whatever case it is on it', async () => {
    for (const title of ['asha@example.com', 'Asha@Example.com', 'b@example.com']) await subscribe(title);
    const off = () => backend.post('/newsletter/unsubscribe', { mail: 'asha@example.com' });
    expect((await off()).body).toEqual({ mail: 'asha@example.com', removed: 2 });
    expect((await off()).body).toEqual({ mail: 'asha@example.com', removed: 0 });
    expect([await count('asha@example.com'), await count('b@example.com')]).toEqual([0, 1]);
  });

  test.each([['nobody'], [''], [7]])('[STAT-08] opting out with %j is refused', async (mail) => {
    expect(getFault(await backend.post('/newsletter/unsubscribe', { mail })).slice(0, 2)).toEqual([
      422,
      'mail: This value is not a valid email address.',
    ]);
  });
});
