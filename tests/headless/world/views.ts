import type { Actor, AnyActorRef, AnyStateMachine, SnapshotFrom } from 'xstate';
import { connect as addressEditor } from '../../../machines/addressEditor/addressEditor.connect.ts';
import { connect as addToCart } from '../../../machines/addToCart/addToCart.connect.ts';
import { connect as bagCheck } from '../../../machines/bagCheck/bagCheck.connect.ts';
import { connect as cart, lineActions } from '../../../machines/cart/cart.connect.ts';
import { connect as checkout } from '../../../machines/checkout/checkout.connect.ts';
import { connect as codeLogin } from '../../../machines/codeLogin/codeLogin.connect.ts';
import { connect as configurator } from '../../../machines/configurator/configurator.connect.ts';
import { connect as coupon } from '../../../machines/coupon/coupon.connect.ts';
import { connect as crop } from '../../../machines/crop/crop.connect.ts';
import { connect as framedPicture } from '../../../machines/framedPicture/framedPicture.connect.ts';
import { connect as frameList } from '../../../machines/frameList/frameList.connect.ts';
import { connect as giftPicture } from '../../../machines/giftPicture/giftPicture.connect.ts';
import { connect as guestAccount } from '../../../machines/guestAccount/guestAccount.connect.ts';
import { connect as listing } from '../../../machines/listing/listing.connect.ts';
import { connect as orderPlacement } from '../../../machines/orderPlacement/orderPlacement.connect.ts';
import { connect as payment } from '../../../machines/payment/payment.connect.ts';
import { connect as paymentStatus } from '../../../machines/paymentStatus/paymentStatus.connect.ts';
import { connect as pincode } from '../../../machines/pincode/pincode.connect.ts';
import { connect as product } from '../../../machines/product/product.connect.ts';
import { connect as savedAddresses } from '../../../machines/savedAddresses/savedAddresses.connect.ts';
import { connect as session } from '../../../machines/session/session.connect.ts';
import { connect as shipping } from '../../../machines/shipping/shipping.connect.ts';
import { connect as signIn } from '../../../machines/signIn/signIn.connect.ts';
import { connect as testGateway } from '../../../machines/testGateway/testGateway.connect.ts';
import { connect as upload } from '../../../machines/upload/upload.connect.ts';
import { connect as wall } from '../../../machines/wall/wall.connect.ts';

/** What a view may know and do of each chart, by the chart's id. */
const connectByChart = {
  addToCart,
  addressEditor,
  bagCheck,
  cart: ((state, send) => ({ ...cart(state, send), ...lineActions(send) })) as (
    ...args: Parameters<typeof cart>
  ) => ReturnType<typeof cart> & ReturnType<typeof lineActions>,
  checkout,
  codeLogin,
  configurator,
  coupon,
  crop,
  framedPicture,
  frameList,
  giftPicture,
  guestAccount,
  listing,
  orderPlacement,
  payment,
  paymentStatus,
  pincode,
  product,
  savedAddresses,
  session,
  shipping,
  signIn,
  testGateway,
  upload,
  wall,
};
export type ChartName = keyof typeof connectByChart;
export type View<Name extends ChartName> = ReturnType<(typeof connectByChart)[Name]>;

/** An event that a view offered, and that the chart did not take where it stood. */
export type IgnoredEvent = { chart: string; state: string; event: string };

/** What the chart `name` lets a view know and do now; what it does not take goes to `onIgnored`. */
export function getView<Name extends ChartName>(
  name: Name,
  actor: AnyActorRef,
  onIgnored: (event: IgnoredEvent) => void,
): View<Name> {
  const snapshot = actor.getSnapshot() as SnapshotFrom<AnyStateMachine>;
  const send = (event: { type: string }) => {
    const machine = (actor as Actor<AnyStateMachine>).logic as AnyStateMachine;
    const current = actor.getSnapshot() as typeof snapshot;
    if (current.status !== 'active' || (machine.getTransitionData(current, event)?.length ?? 0) === 0)
      onIgnored({ chart: name, state: JSON.stringify(current.value), event: JSON.stringify(event) });
    actor.send(event);
  };
  return (connectByChart[name] as (state: unknown, send: unknown) => View<Name>)(snapshot, send);
}
