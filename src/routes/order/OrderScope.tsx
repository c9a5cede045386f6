import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { orderDetail } from '../../flows/orderDetail/OrderParts.tsx';
import { CustomerScope } from '../../flows/session/CustomerScope.tsx';
import type { AreaEffectHandler } from '../../kit/flow/effects.ts';
import { orderDetailLogic } from '../../ports/orders.ts';
import { getCurrentCustomer } from '../../ports/sessionActor.ts';
import { guestSessionStorage } from '../../storage/checkoutStorage.ts';
import { PageSkeleton } from '../../ui/Skeleton.tsx';

/** What the page of a guest's order emits for storage. (GUEST-04) */
const handleGuestOrderEffect: AreaEffectHandler = ({ type }) => {
  if (type !== 'guest.forgotten') return false;
  guestSessionStorage.remove();
  return true;
};

/** The order that the address names, of the customer or of the guest whose it is. (ORD-34) */
export const OrderScope = ({ children }: { children: ReactNode }) => (
  <CustomerScope waiting={<PageSkeleton />}>
    <OwnOrder>{children}</OwnOrder>
  </CustomerScope>
);

function OwnOrder({ children }: { children: ReactNode }) {
  const { id: number = '' } = useParams();
  // What a guest ordered is the temporary account's own.
  const customer = getCurrentCustomer();
  const input = { number, session: customer ?? guestSessionStorage.read(), isGuest: customer === null };
  return (
    <orderDetail.Provider key={number} logic={orderDetailLogic} effects={handleGuestOrderEffect} options={{ input }}>
      {children}
    </orderDetail.Provider>
  );
}
