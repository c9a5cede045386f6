import { getUnpaidOrder } from '../../../machines/checkout/checkoutRecord.ts';
import { UnpaidOrder } from '../../flows/cart/UnpaidOrder.tsx';
import { usePersisted } from '../../kit/hydration/hydration.tsx';
import { recoveryCopyStorage } from '../../storage/recoveryCopyStorage.ts';

const readUnpaidOrder = () => getUnpaidOrder(recoveryCopyStorage.read());

/** The order that this browser handed over last and does not know to be paid. (PAY-12) */
export const StoredUnpaidOrder = () => <UnpaidOrder orderNo={usePersisted(readUnpaidOrder)} />;
