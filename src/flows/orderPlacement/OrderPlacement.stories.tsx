import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { orderPlacementSamples } from '../../../machines/orderPlacement/orderPlacement.samples.ts';
import { OrderPlacement, orderPlacement } from './OrderPlacement.tsx';

export default {
  component: OrderPlacement,
} satisfies Meta<typeof OrderPlacement>;

const at = createStateStories(orderPlacement, orderPlacementSamples);

export const Planning = at('planning');
export const Undoing = at('undoing');
export const CreatingItems = at('creatingItems');
export const CreatingProfiles = at('creatingProfiles');
export const CreatingOrder = at('creatingOrder');
export const ApplyingCoupon = at('applyingCoupon');
export const Releasing = at('releasing');
export const Assigning = at('assigning');
export const CreatingPayment = at('creatingPayment');
export const ItemsFailed = at('failed.items');
export const ProfilesFailed = at('failed.profiles');
export const OrderFailed = at('failed.order');
export const CouponFailed = at('failed.coupon');
export const ReleaseFailed = at('failed.release');
export const OutOfStock = at('failed.stock');
export const AssignmentFailed = at('failed.assignment');
export const PaymentFailed = at('failed.payment');
export const Cancelling = at('cancelling');
export const PriceFailed = at('failed.price');
export const AlreadyPaid = at('alreadyPaid');
export const Placed = at('placed');
export const CouponRefused = at('couponRefused');
export const AddressRefused = at('addressRefused');
export const Repriced = at('repriced');
export const Expired = at('expired');
