import { createOrderNumber } from '../../src/domain/order.ts';
import type { Caller } from '../drupal/access.ts';
import type { Body } from '../drupal/body.ts';
import {
  type Entity,
  findRelatedOne,
  getTargetId,
  type Reference,
  toScalarText,
  toText,
  withAttributes,
  withRelationships,
} from '../drupal/entity.ts';
import { invalidField, Refusal } from '../drupal/errors.ts';
import { mayRead } from '../drupal/mayRead.ts';
import type { Store } from '../drupal/store.ts';
import type { Hooks } from '../drupal/write.ts';
import { recordUses } from './coupons.ts';
import { computeFigures, getStoredItems } from './orderFigures.ts';
import { refuseFree, refuseLooseFrames } from './orderGoods.ts';
import { acceptsPostedPrices } from './orderItems.ts';
import { refuseOtherOwner, unusableReference } from './ownership.ts';
import { isInStock } from './variations.ts';

/** Where an order may go from each of its states by a PATCH; payment alone completes it (ORD-31). */
const TRANSITIONS: Record<string, readonly string[]> = {
  new: ['draft', 'processing'],
  draft: ['draft', 'processing', 'canceled'],
  processing: ['processing', 'canceled'],
  completed: ['completed'],
  canceled: ['canceled'],
};

const PROFILES = ['billing_profile', 'field_shipping_profile'];

/** Orders of the signed-in user: the number is the client's, the sums are the backend's (API-76, API-77, API-83, API-84, ORD-05, ORD-06). */
export const orderHooks: Hooks = {
  prepare(posted, { store, caller, profile, site, before, postedBody: body }) {
    // a repeated one is a conflict, whatever has come of the first
    if (!before && store.get(posted.type, posted.id)) return posted;
    refuseState(posted, before);
    refuseFrozenChanges(body, before);
    const order = profile === 'spec' && !before ? withOrderNumber(posted, store) : posted;
    refuseUsedNumber(order, store);
    refuseForeign(order, store, caller);
    const isPlaced = isPlacedNow(order, before);
    if (isPlaced) {
      refuseOutOfStock(order, store);
      refuseLooseFrames(getStoredItems(order, store), store);
    }
    const usesPostedPrices = acceptsPostedPrices(profile, site);
    const figures = computeFigures(order, { store, profile, usesPostedPrices, before });
    const priced = withAttributes(order, figures);
    if (isPlaced) refuseFree(priced);
    return priced;
  },
  afterSave(order, { store, profile, site, before }) {
    const parent: Reference = { type: order.type, id: order.id };
    for (const item of getStoredItems(order, store, {
      profile,
      usesPostedPrices: acceptsPostedPrices(profile, site),
    })) {
      store.put(withRelationships(item, { order_id: parent }));
    }
    if (isPlacedNow(order, before)) recordUses(store, order);
  },
};

const isPlacedNow = (order: Entity, before: Entity | undefined) =>
  order.attributes.state === 'processing' && (before === undefined || before.attributes.state === 'draft');

function refuseState({ attributes }: Entity, before: Entity | undefined): void {
  const state = toText(attributes.state);
  if (TRANSITIONS[before ? toText(before.attributes.state) : 'new']?.includes(state)) return;
  throw new Refusal(422, { detail: `state.0: The state '${state}' is invalid.`, pointer: '/data/attributes/state/0' });
}

// what is paid for does not change any more
function refuseFrozenChanges({ relationships }: Body, before: Entity | undefined): void {
  if (before === undefined || before.attributes.state === 'draft') return;
  for (const name of ['order_items', 'coupons']) {
    if (!(name in relationships)) continue;
    throw new Refusal(403, {
      detail: `The current user is not allowed to PATCH the selected field (${name}). The order is no longer a draft.`,
      pointer: `/data/relationships/${name}`,
    });
  }
}

// the specification's client sends no number; a present Drupal refuses an order without
function withOrderNumber(order: Entity, store: Store): Entity {
  const number = toText(order.attributes.order_number) || createOrderNumber(new Date(store.now()), order.id);
  return withAttributes(order, { order_number: number });
}

function refuseUsedNumber({ id, attributes: { order_number } }: Entity, store: Store): void {
  if (typeof order_number !== 'string' || order_number === '') return;
  const other = store
    .list('commerce_order--default')
    .find((order) => order.attributes.order_number === order_number && order.id !== id);
  if (other) throw invalidField('order_number', `The order number ${order_number} is already taken.`);
}

function refuseForeign(order: Entity, store: Store, caller: Caller): void {
  refuseOtherOwner(order, caller);
  for (const item of getStoredItems(order, store)) {
    const parent = getTargetId(item, 'order_id');
    if (parent !== undefined && parent !== order.id) throw unusableReference('order_items', item);
  }
  for (const name of [...PROFILES, 'store_id']) {
    const related = findRelatedOne(store, order, name);
    if (related && mayRead(related, caller, store) !== true) throw unusableReference(name, related);
  }
}

function refuseOutOfStock(order: Entity, store: Store): void {
  const errors = getStoredItems(order, store).flatMap((item, index) => {
    const variation = findRelatedOne(store, item, 'purchased_entity');
    if (!variation || isInStock(variation)) return [];
    const title = toText(variation.attributes.title);
    return [
      {
        detail: `order_items.${index}: ${title} is not available with a quantity of ${Number(item.attributes.quantity)}.`,
        pointer: `/data/relationships/order_items/data/${index}`,
      },
    ];
  });
  if (errors.length > 0) throw new Refusal(422, errors);
}

/** The order with this uuid or order number; not by its serial number, which a stranger could count up. */
export function findOrder(store: Store, value: unknown): Entity | undefined {
  const idOrNumber = toScalarText(value);
  return (
    store.get('commerce_order--default', idOrNumber) ??
    store.list('commerce_order--default').find(({ attributes }) => attributes.order_number === idOrNumber)
  );
}
