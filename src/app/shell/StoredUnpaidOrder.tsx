import { UnpaidOrder } from '../../flows/cart/UnpaidOrder.tsx';
import { usePersisted } from '../../kit/hydration/hydration.tsx';
import { readUnpaidOrder } from '../../storage/unpaidOrderStorage.ts';

/** The order that this browser handed over last and does not know to be paid. (PAY-12) */
export const StoredUnpaidOrder = () => <UnpaidOrder orderNo={usePersisted(readUnpaidOrder)} />;
