import type { RequestHandler } from 'msw';
import type { Caller } from '../drupal/caller.ts';
import { type Entity, type Reference, targetsOf, textOf } from '../drupal/entity.ts';
import { forbidden, invalidField, unprocessable } from '../drupal/errors.ts';
import { mayRead } from '../drupal/mayRead.ts';
import { amountOf, priceField } from '../drupal/money.ts';
import type { Store } from '../drupal/store.ts';
import { type Hooks, timeOf } from '../drupal/write.ts';
import type { Backend } from './backend.ts';
import { collection } from './collection.ts';

/** Where an order may go from each of its states by a PATCH; payment alone completes it (ORD-31). */
const TRANSITIONS: Record<string, readonly string[]> = {
  new: ['draft', 'processing'],
  draft: ['draft', 'processing', 'canceled'],
  processing: ['processing', 'canceled'],
  completed: ['completed'],
  canceled: ['canceled'],
};

const hooks: Hooks = {
  settle(order, { store, caller, before }) {
    const state = textOf(order.attributes.state);
    if (!TRANSITIONS[before ? textOf(before.attributes.state) : 'new']?.includes(state)) {
      throw unprocessable([
        { detail: `state.0: The state '${state}' is invalid.`, pointer: '/data/attributes/state/0' },
      ]);
    }
    refuseTaken(order, store);
    refuseForeign(order, store, caller);
    return { ...order, attributes: { ...order.attributes, ...figuresOf(order, store, before) } };
  },
  stored(order, { store }) {
    const parent: Reference = { type: order.type, id: order.id };
    for (const item of itemsOf(order, store)) {
      store.put({ ...item, relationships: { ...item.relationships, order_id: parent } });
    }
  },
};

const itemsOf = (order: Entity, store: Store): Entity[] =>
  targetsOf(order.relationships.order_items).flatMap((target) => store.find(target) ?? []);

function refuseTaken({ id, attributes: { order_number } }: Entity, store: Store): void {
  if (typeof order_number !== 'string' || order_number === '') return;
  const other = store
    .list('commerce_order--default')
    .find((order) => order.attributes.order_number === order_number && order.id !== id);
  if (other) throw invalidField('order_number', `The order number ${order_number} is already taken.`);
}

function refuseForeign(order: Entity, store: Store, caller: Caller): void {
  const uid = targetsOf(order.relationships.uid)[0];
  if (!caller.all && uid && uid.id !== caller.user?.id) {
    throw forbidden('The current user is not allowed to set the selected field (uid).', '/data/relationships/uid');
  }
  for (const item of itemsOf(order, store)) {
    const parent = targetsOf(item.relationships.order_id)[0];
    if (parent && parent.id !== order.id) throw unusable('order_items', item);
  }
  for (const name of ['billing_profile', 'field_shipping_profile']) {
    const profile = targetsOf(order.relationships[name]).flatMap((target) => store.find(target) ?? [])[0];
    if (profile && mayRead(profile, caller, store) !== true) throw unusable(name, profile);
  }
}

const unusable = (name: string, { type, serial }: Entity) =>
  invalidField(name, `This entity (${type.split('--')[0]}: ${serial}) cannot be referenced.`);

function figuresOf(order: Entity, store: Store, before: Entity | undefined): Entity['attributes'] {
  const items = itemsOf(order, store);
  const total =
    items.length === 0
      ? null
      : priceField(items.reduce((sum, item) => sum + (amountOf(item.attributes.total_price) ?? 0), 0));
  const owner = targetsOf(order.relationships.uid).flatMap((target) => store.find(target) ?? [])[0];
  const placedNow = order.attributes.state === 'processing' && order.attributes.placed === null;
  return {
    total_price: total,
    balance: order.attributes.state === 'completed' ? (order.attributes.balance ?? null) : total,
    mail: owner?.attributes.mail ?? null,
    version: before ? Number(before.attributes.version) + 1 : 1,
    placed: placedNow ? timeOf(store.now()) : (order.attributes.placed ?? null),
  };
}

/** Orders of the signed-in user: the number is the client's, the sums are the backend's (API-76, API-77, API-83, API-84, ORD-05, ORD-06). */
export const orderHandlers = (backend: Backend): RequestHandler[] => [
  collection(backend, 'commerce_order--default', { hooks }),
];

/** The order with this uuid, order number or serial number. */
export function findOrder(store: Store, value: unknown): Entity | undefined {
  const wanted = String(value ?? '');
  return (
    store.get('commerce_order--default', wanted) ??
    store.list('commerce_order--default').find(({ attributes }) => attributes.order_number === wanted) ??
    store.list('commerce_order--default').find(({ serial }) => String(serial) === wanted)
  );
}
