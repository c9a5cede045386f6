import type { ToldOrder } from '../../../machines/orderDetail/orderDetail.connect.ts';
import { say } from '../../messages/messages.ts';

/** How an order is paid for. (ORD-29) */
export const Payment = ({ order: { method, methodSays } }: { order: ToldOrder }) => method ?? say(methodSays);
