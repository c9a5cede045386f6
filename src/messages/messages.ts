import { addToCartMessages } from './addToCart.ts';
import { cartMessages } from './cart.ts';
import { checkoutMessages } from './checkout.ts';
import { configuratorMessages } from './configurator.ts';
import { homeMessages } from './home.ts';
import { listingMessages } from './listing.ts';
import type { Message } from './message.ts';
import { notFoundMessages } from './notFound.ts';
import { orderMessages } from './order.ts';
import { paymentMessages } from './payment.ts';
import { pincodeMessages } from './pincode.ts';

export const messages = {
  ...addToCartMessages,
  ...cartMessages,
  ...checkoutMessages,
  ...configuratorMessages,
  ...homeMessages,
  ...listingMessages,
  ...notFoundMessages,
  ...orderMessages,
  ...paymentMessages,
  ...pincodeMessages,
};

export type MessageId = keyof typeof messages;

/** The text of a message, with each `{name}` replaced by its value. */
export function say(id: MessageId, values: Readonly<Record<string, string | number>> = {}): string {
  const { text }: Message = messages[id];
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}
