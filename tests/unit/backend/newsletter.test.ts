import { beforeEach, describe, expect, test } from 'vitest';
import { PROFILES } from '../../../src/domain/backendSettings.ts';
import { type BackendBench, createBench, getError } from './bench.ts';
import { registerGuest } from './shopper.ts';

const SUBSCRIBERS = '/jsonapi/node/news_letter';

let backend: BackendBench;
beforeEach(() => {
  backend = createBench();
});

const subscribe = (title: string) =>
  backend.post(SUBSCRIBERS, { data: { type: 'node--news_letter', attributes: { title } } });
const find = (title: string) => backend.get(`${SUBSCRIBERS}?filter[title]=${encodeURIComponent(title)}`);
const count = async (title: string) => (await find(title)).body.data.length;
const letters = () => backend.inbox().filter(({ subject }) => subject === 'Confirm your subscription');
/** What signs the links of the newest letter. */
const key = () => /key=([\w-]+)/.exec(letters()[0]?.text ?? '')?.[1];
const isConfirmed = (mail: string) =>
  backend.store
    .list('node--news_letter')
    .filter(({ attributes }) => attributes.title === mail)
    .map(({ attributes }) => attributes.status);

describe('the newsletter', () => {
  test('[API-02] [API-03] [NEWS-07] an address is known once anybody has put it there, in whatever case', async () => {
    expect(await count('asha@example.com')).toBe(0);
    const { status, body } = await subscribe('asha@example.com');
    expect([status, body.data.attributes.title]).toEqual([201, 'asha@example.com']);
    expect([await count('asha@example.com'), await count('ASHA@example.com'), await count('b@example.com')]).toEqual([
      1, 1, 0,
    ]);
  });

  test('[API-03] Drupal itself takes an address twice: the store asks first', async () => {
    await subscribe('asha@example.com');
    expect([(await subscribe('asha@example.com')).status, await count('asha@example.com')]).toEqual([201, 2]);
  });

  test('[API-03] it comes once its owner has opened the link of the letter, and to nobody else', async () => {
    await subscribe('asha@example.com');
    expect([letters()[0]?.to, isConfirmed('asha@example.com')]).toEqual(['asha@example.com', [false]]);
    for (const guess of ['made-up', '', undefined])
      expect((await backend.post('/newsletter/confirm', { mail: 'asha@example.com', key: guess })).status).toBe(403);
    expect(isConfirmed('asha@example.com')).toEqual([false]);
    const { status, body } = await backend.post('/newsletter/confirm', { mail: 'asha@example.com', key: key() });
    expect([status, body, isConfirmed('asha@example.com')]).toEqual([200, { mail: 'asha@example.com' }, [true]]);
  });

  test('[API-03] who is on the list gets no more letters about it, and nobody more than three a day', async () => {
    for (let times = 0; times < 5; times += 1) await subscribe('asha@example.com');
    expect(letters()).toHaveLength(3);
    await backend.post('/newsletter/confirm', { mail: 'asha@example.com', key: key() });
    expect(isConfirmed('asha@example.com')).toEqual([true]);
    backend.wait(25 * 60 * 60_000);
    await subscribe('Asha@example.com');
    expect(letters()).toHaveLength(3);
  });

  test('[STAT-08] the link in the letter leads off the list, and no other link does', async () => {
    await subscribe('asha@example.com');
    const leave = (sent: unknown) => backend.post('/newsletter/leave', { mail: 'asha@example.com', key: sent });
    expect([(await leave('made-up')).status, await count('asha@example.com')]).toEqual([403, 1]);
    expect([(await leave(key())).status, await count('asha@example.com')]).toEqual([200, 0]);
    expect((await backend.post('/newsletter/confirm', { mail: 'asha@example.com', key: key() })).status).toBe(403);
  });

  test('[STAT-08] opting out takes an address off the list, and tells nobody whether it was on it', async () => {
    for (const title of ['asha@example.com', 'Asha@Example.com', 'b@example.com']) await subscribe(title);
    const off = () => backend.post('/newsletter/unsubscribe', { mail: 'asha@example.com' });
    expect((await off()).body).toEqual({ mail: 'asha@example.com' });
    expect((await off()).body).toEqual({ mail: 'asha@example.com' });
    expect([await count('asha@example.com'), await count('b@example.com')]).toEqual([0, 1]);
  });

  test.each([['nobody'], [''], [7]])('[STAT-08] opting out with %j is refused', async (mail) => {
    expect(getError(await backend.post('/newsletter/unsubscribe', { mail })).slice(0, 2)).toEqual([
      422,
      'mail: This value is not a valid email address.',
    ]);
  });
});

describe.each(PROFILES)('[API-02] the list is nobody’s to read (%s)', (profile) => {
  beforeEach(() => backend.change({ profile }));

  test('but whoever names an address is told that it is there', async () => {
    const { body } = await subscribe('asha@example.com');
    const { bearer } = await registerGuest(backend);
    for (const sent of [{}, { bearer }]) {
      const read = async (path: string) => (await backend.get(SUBSCRIBERS + path, sent)).body.data;
      expect(await read('?filter[title]=asha@example.com')).toEqual([
        { type: 'node--news_letter', id: body.data.id, links: expect.anything() },
      ]);
      for (const query of [
        '',
        '?filter[a][path]=title&filter[a][operator]=CONTAINS&filter[a][value]=@',
        '?filter[title][operator]=STARTS_WITH&filter[title][value]=asha',
        '?filter[title]=asha@example.com&filter[status]=0',
        '?filter[g][group][conjunction]=OR&filter[title]=asha@example.com',
        '?sort=-title',
        '?filter[status]=0',
      ])
        expect([query, await read(query)]).toEqual([query, []]);
      expect((await backend.get(`${SUBSCRIBERS}/${body.data.id}`, sent)).status).toBe(403);
    }
  });
});
