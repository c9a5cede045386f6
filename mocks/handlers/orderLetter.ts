import { inRupees } from '../../src/domain/money.ts';
import { type Entity, objectOf, textOf } from '../drupal/entity.ts';
import { followed } from '../drupal/followed.ts';
import { amountOf } from '../drupal/money.ts';
import type { Store } from '../drupal/store.ts';
import { related } from './purchased.ts';

/** The summary that goes out once an order is paid, or costs nothing (PAY-21). */
export function orderLetter(store: Store, order: Entity): { to: string; subject: string; text: string } {
  const number = textOf(order.attributes.order_number);
  const items = followed(store, order, 'order_items');
  const parts = [
    amountOf(order.attributes.total_price)
      ? `Thank you. We have received your payment for order ${number}.`
      : `Thank you. There was nothing to pay for order ${number}.`,
    items.map(itemLine).join('\n'),
    totals(order),
    shipsTo(related(store, order, 'field_shipping_profile') ?? related(store, order, 'billing_profile')),
  ];
  return {
    to: textOf(order.attributes.mail),
    subject: `Your order ${number}`,
    text: parts.filter((part) => part !== '').join('\n\n'),
  };
}

// what costs nothing is in the price of the line above it
const itemLine = ({ attributes: { title, quantity, total_price } }: Entity) =>
  `${Number(quantity)} × ${textOf(title)}: ${amountOf(total_price) ? inRupees(amountOf(total_price) ?? 0) : 'included'}`;

function totals({ attributes: { adjustments, total_price } }: Entity): string {
  const offers = (Array.isArray(adjustments) ? adjustments : []).map(
    (adjustment) => `${textOf(objectOf(adjustment).label)}: ${inRupees(amountOf(objectOf(adjustment).amount) ?? 0)}`,
  );
  return [...offers, `Total paid: ${inRupees(amountOf(total_price) ?? 0)}`].join('\n');
}

function shipsTo(profile: Entity | undefined): string {
  const { given_name, family_name, address_line1, locality, postal_code } = objectOf(profile?.attributes.address);
  const name = [given_name, family_name].map(textOf).join(' ').trim();
  const place = [address_line1, locality, postal_code].map(textOf).filter((part) => part !== '');
  return profile ? `It goes to ${[name, ...place].join(', ')}.` : '';
}
