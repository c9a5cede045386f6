import { useSearchParams } from 'react-router-dom';
import { OrderTracking, orderTracking } from '../../flows/orderTracking/OrderTracking.tsx';
import { CustomerScope } from '../../flows/session/CustomerScope.tsx';
import { orderTrackingLogic } from '../../ports/orderTracking.ts';
import { userStorage } from '../../storage/userStorage.ts';
import { Page, Section } from '../../ui/Layout.tsx';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import { Head } from '../head/Head.tsx';

/** '/track-order': finds the order of somebody who bought without an account. (GUEST-01, ORD-33) */
export const TrackOrderPage = () => (
  <Page width="reading">
    <Head
      title="Track an order"
      description="See how far your order is, by its number and the mobile number that you ordered with."
      path="/track-order"
    />
    <Section
      level={1}
      title="Track an order"
      lead="The e-mail that confirms the order names its number. With your mobile number we make sure that it is yours."
    >
      <CustomerScope fallback={<TrackingSkeleton />}>
        <Tracking />
      </CustomerScope>
    </Section>
  </Page>
);

/** Prerendered without a session; `data-due` hydrates the page without an interaction. */
const TrackingSkeleton = () => (
  <div data-due={0}>
    <TextSkeleton lines={6} />
  </div>
);

function Tracking() {
  const [params] = useSearchParams();
  const input = { number: params.get('number') ?? '', session: userStorage.read() };
  return (
    <orderTracking.Provider logic={orderTrackingLogic} options={{ input }}>
      <OrderTracking />
    </orderTracking.Provider>
  );
}
