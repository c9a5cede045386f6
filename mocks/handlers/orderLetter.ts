import { formatRupees } from '../../src/domain/money.ts';
import { type Entity, findRelated, findRelatedOne, toObject, toText } from '../drupal/entity.ts';
import { parseAmount } from '../drupal/money.ts';
import type { Store } from '../drupal/store.ts';

/** The summary that goes out once an order is paid, or costs nothing (PAY-21). */
export function createOrderLetter(store: Store, order: Entity): { to: string; subject: string; text: string } {
  const number = toText(order.attributes.order_number);
  const items = findRelated(store, order, 'order_items');
  const parts = [
    parseAmount(order.attributes.total_price)
      ? `Thank you. We have received your payment for order ${number}.`
      : `Thank you. There was nothing to pay for order ${number}.`,
    items.map(formatItem).join('\n'),
    formatTotals(order),
    formatDestination(
      findRelatedOne(store, order, 'field_shipping_profile') ?? findRelatedOne(store, order, 'billing_profile'),
    ),
  ];
  return {
    to: toText(order.attributes.mail),
    subject: `Your order ${number}`,
    text: parts.filter((part) => part !== '').join('\n\n'),
  };
}

// what costs nothing is in the price of the line above it
const formatItem = ({ attributes: { title, quantity, total_price } }: Entity) =>
  `${Number(quantity)} × ${toText(title)}: ${parseAmount(total_price) ? formatRupees(parseAmount(total_price) ?? 0) : 'included'}`;

function formatTotals({ attributes: { adjustments, total_price } }: Entity): string {
  const offers = (Array.isArray(adjustments) ? adjustments : []).map(
    (adjustment) =>
      `${toText(toObject(adjustment).label)}: ${formatRupees(parseAmount(toObject(adjustment).amount) ?? 0)}`,
  );
  return [...offers, `Total paid: ${formatRupees(parseAmount(total_price) ?? 0)}`].join('\n');
}

function formatDestination(profile: Entity | undefined): string {
  if (!profile) return '';
  const { address, field_house_apartment_number } = profile.attributes;
  const { given_name, family_name, address_line1, locality, postal_code } = toObject(address);
  const name = [given_name, family_name].map(toText).join(' ').trim();
  const place = [field_house_apartment_number, address_line1, locality, postal_code].map(toText).filter(Boolean);
  return `It goes to ${[name, ...place].join(', ')}.`;
}
