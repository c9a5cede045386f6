import { randomUUID } from 'node:crypto';
import { type Attack, type Host, isSuccess, NotTriedError, patchEntity } from './attack.ts';
import { getGuest, ITEMS, ORDERS, PAYMENTS, PROFILES, withPlacedOrder } from './probeOrders.ts';

type OwnedResource = { collection: string; id: string; type: string; attributes: object };

/** Keeps an address of the owner's while `callback` runs. Throws `NotTriedError` where the host takes none. */
async function withAddress(host: Host, callback: (id: string) => Promise<string | null>): Promise<string | null> {
  const { id: uid, bearer } = await getGuest(host, 'owner');
  const id = randomUUID();
  const { status } = await host.send(PROFILES, {
    bearer,
    body: {
      data: {
        type: 'profile--customer',
        id,
        attributes: {
          address: {
            country_code: 'IN',
            given_name: 'Probe',
            family_name: 'Probe',
            address_line1: '1 Probe Street',
            locality: 'Kochi',
            administrative_area: 'KL',
            postal_code: '682001',
          },
        },
        relationships: { uid: { data: { type: 'user--user', id: uid } } },
      },
    },
  });
  if (status !== 201) throw new NotTriedError(`no address can be saved (${status})`);
  try {
    return await callback(id);
  } finally {
    await host.send(`${PROFILES}/${id}`, { method: 'DELETE', bearer });
  }
}

/** What somebody with this token, or none, may do with what is another one's; null for nothing. */
async function findAccess(
  host: Host,
  { collection, id, type, attributes }: OwnedResource,
  bearer?: string,
): Promise<string | null> {
  const path = `${collection}/${id}`;
  const as = bearer === undefined ? {} : { bearer };
  if (isSuccess(await host.send(path, as))) return `reads ${type}`;
  if (isSuccess(await patchEntity(host, collection, { type, id, attributes }, bearer))) return `changes ${type}`;
  return isSuccess(await host.send(path, { ...as, method: 'DELETE' })) ? `deletes ${type}` : null;
}

/** Orders with all that belongs to them, for whoever they are not (SESS-13). */
export const orderAttacks: readonly Attack[] = [
  {
    name: 'orders.stranger',
    requirement: 'Orders, their items, addresses and payments are read, changed and deleted by nobody but their owner.',
    attempt: (host) =>
      withAddress(host, (address) =>
        withPlacedOrder(host, async ({ id, number }) => {
          const owner = await getGuest(host, 'owner');
          await host.send('/order/payment_create', { bearer: owner.bearer, body: { order_id: id } });
          const { body } = await host.send(`${ORDERS}/${id}`, { bearer: owner.bearer });
          const items: { id: string }[] = body?.data?.relationships?.order_items?.data ?? [];
          const poll = new URLSearchParams({ include: 'order_id', 'filter[order_id.order_number]': number });
          const { body: payments } = await host.send(`${PAYMENTS}?${poll}`);
          const owned: OwnedResource[] = [
            { collection: ORDERS, id, type: 'commerce_order--default', attributes: { state: 'canceled' } },
            ...items.map((item) => ({
              collection: ITEMS,
              id: item.id,
              type: 'commerce_order_item--default',
              attributes: { title: 'Theirs' },
            })),
            {
              collection: PROFILES,
              id: address,
              type: 'profile--customer',
              attributes: { field_pincode: '682002' },
            },
            ...(payments?.data ?? []).map((payment: { id: string }) => ({
              collection: PAYMENTS,
              id: payment.id,
              type: 'commerce_payment--payment_manual',
              attributes: { state: 'Failed' },
            })),
          ];
          const { bearer } = await getGuest(host, 'stranger');
          for (const each of owned) {
            const gain = (await findAccess(host, each, bearer)) ?? (await findAccess(host, each));
            if (gain) return `somebody else ${gain}`;
          }
          for (const path of ['/order/assign', '/order/payment_create']) {
            const { status } = await host.send(path, { bearer, body: { order_id: id } });
            if (status < 300) return `somebody else calls ${path} for the order`;
          }
          const filter = new URLSearchParams({ 'filter[order_number]': number });
          const list = await host.send(`${ORDERS}?${filter}`, { bearer });
          return (list.body?.data?.length ?? 0) > 0 ? 'somebody else finds the order by its number' : null;
        }),
      ),
  },
  {
    name: 'orders.placed',
    requirement: 'What is in an order that is placed does not change any more, not even for its owner.',
    attempt: (host) =>
      withPlacedOrder(host, async ({ id, total }) => {
        const { bearer } = await getGuest(host, 'owner');
        const read = () => host.send(`${ORDERS}/${id}`, { bearer });
        const { body } = await read();
        const items: { id: string }[] = body?.data?.relationships?.order_items?.data ?? [];
        for (const item of items)
          await patchEntity(
            host,
            ITEMS,
            {
              type: 'commerce_order_item--default',
              id: item.id,
              attributes: { unit_price: { number: '1.00', currency_code: 'INR' }, overridden_unit_price: true },
            },
            bearer,
          );
        const emptied = { type: 'commerce_order--default', id, relationships: { order_items: { data: [] } } };
        await patchEntity(host, ORDERS, emptied, bearer);
        const { body: after } = await read();
        const left = Number(after?.data?.attributes?.total_price?.number ?? 0);
        return left < total ? `a placed order of ₹${total} comes to ₹${left} afterwards` : null;
      }),
  },
];
