import { paymentStatusSamples as samples } from '../../machines/paymentStatus/paymentStatus.samples.ts';
import { paymentStatus as flow, PaymentStatus } from '../../src/flows/paymentStatus/PaymentStatus.tsx';
import { paymentStatusGestures as gestures } from '../../src/flows/paymentStatus/paymentStatus.gestures.ts';
import { paymentStatusPorts as ports } from '../../src/ports/paymentStatus.ts';
import { placedOrder } from '../support/orders.ts';
import { stage } from '../support/walk/stage.ts';

export const paymentStatusStage = stage({
  flow,
  ports,
  samples,
  gestures,
  view: <PaymentStatus />,
  prepare: placedOrder,
});
