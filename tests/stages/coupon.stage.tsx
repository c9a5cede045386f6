import { couponSamples as samples } from '../../machines/coupon/coupon.samples.ts';
import { Coupon, coupon as flow } from '../../src/flows/coupon/Coupon.tsx';
import { couponGestures as gestures } from '../../src/flows/coupon/coupon.gestures.ts';
import { couponPorts as ports } from '../../src/ports/coupon.ts';
import { knownGuest } from '../support/orders.ts';
import { stage } from '../support/walk/stage.ts';

// As where it stands in a form, which neither Enter nor its buttons shall send.
const view = (
  <form>
    <Coupon />
  </form>
);

export const couponStage = stage({ flow, ports, samples, gestures, view, prepare: knownGuest });
