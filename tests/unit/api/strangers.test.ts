import { describe, expect, test } from 'vitest';
import { addAccount, markVerified } from '../../../mocks/handlers/accounts.ts';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { fetchAccountDetails, saveAccount } from '../../../src/api/account.ts';
import { fetchSavedAddresses, removeAddress, updateAddress } from '../../../src/api/addresses.ts';
import { postForm } from '../../../src/api/client.ts';
import { fetchOrderByNumber } from '../../../src/api/orderByNumber.ts';
import { Tokens, toSession } from '../../../src/api/session.ts';
import { HOST, setupBackend } from '../../support/setupBackend.ts';

/** An order of the demo customer. */
const ORDER_NO = '260814301276';
const STRANGER = { name: '9847000009', mail: 'stranger@example.com', pass: 'Kolam 2026' };

describe.each(['spec', 'drupal10'] as const)('a stranger at a %s backend', (profile) => {
  const { store } = setupBackend(profile);

  async function signIn(username: string, password: string): Promise<{ bearer: string }> {
    const form = { grant_type: 'password', client_id: 'store', username, password };
    return { bearer: toSession(await postForm(Tokens, '/oauth/token', form)).token };
  }
  const theCustomer = () => signIn(DEMO.name, DEMO.password);
  async function stranger() {
    const user = addAccount(store, { ...STRANGER, fullName: 'Nobody You Know', alternateNumber: '' });
    markVerified(store, user);
    return { id: user.id, ...(await signIn(STRANGER.name, STRANGER.pass)) };
  }
  const unauthorised = expect.objectContaining({ kind: 'unauthorised' });

  test('[ORD-35] [API-84] is told of no order by its number, under the own id or the customer’s', async () => {
    expect(await fetchOrderByNumber(ORDER_NO, DEMO.id, await theCustomer())).toMatchObject({ orderNo: ORDER_NO });
    const { id, bearer } = await stranger();
    expect(await fetchOrderByNumber(ORDER_NO, id, { bearer })).toBeNull();
    const error = fetchOrderByNumber(ORDER_NO, DEMO.id, { bearer }).catch((error: unknown) => error);
    expect([null, unauthorised]).toContainEqual(await error);
  });

  test('[API-07] [ACCT-17] reads and changes nobody’s profile but the own', async () => {
    const { bearer } = await stranger();
    await expect(fetchAccountDetails(DEMO.id, bearer)).rejects.toEqual(unauthorised);
    await expect(saveAccount(DEMO.id, { fullName: 'Mine now' }, { bearer })).rejects.toEqual(unauthorised);
    expect(store.get('user--user', DEMO.id)?.attributes.field_full_name).not.toBe('Mine now');
  });

  test('[API-89] [ADDR-11] reads, changes and deletes nobody’s address but the own', async () => {
    const [first] = await fetchSavedAddresses(DEMO.id, await theCustomer());
    if (!first) throw new Error('The demo customer has no address');
    const { id, bearer } = await stranger();
    await expect(fetchSavedAddresses(DEMO.id, { bearer })).rejects.toEqual(unauthorised);
    expect(await fetchSavedAddresses(id, { bearer })).toEqual([]);
    const headers = { authorization: `Bearer ${bearer}` };
    const answer = await fetch(`${HOST}/jsonapi/profile/customer/${first.id}`, { headers });
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain(first.address.house);
    const change = { ...first, uid: DEMO.id, address: { ...first.address, house: 'Mine now' } };
    await expect(updateAddress(change, { bearer })).rejects.toEqual(unauthorised);
    await expect(removeAddress(first.id, { bearer })).rejects.toEqual(unauthorised);
    expect((await fetchSavedAddresses(DEMO.id, await theCustomer()))[0]).toEqual(first);
  });
});
