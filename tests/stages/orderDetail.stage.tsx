import { orderDetailSamples as samples } from '../../machines/orderDetail/orderDetail.samples.ts';
import { OrderDetail } from '../../src/flows/orderDetail/OrderDetail.tsx';
import { orderDetail as flow } from '../../src/flows/orderDetail/OrderParts.tsx';
import { orderDetailGestures as gestures } from '../../src/flows/orderDetail/orderDetail.gestures.ts';
import { orderDetailPorts as ports } from '../../src/ports/orderDetail.ts';
import { customerKept, runOut } from '../support/orders.ts';
import { noteHeard } from '../support/walk/noteHeard.ts';
import { stage } from '../support/walk/stage.ts';

export const orderDetailStage = stage({
  flow,
  ports,
  children: { session: noteHeard },
  samples,
  gestures,
  view: <OrderDetail />,
  prepare: customerKept,
  answers: { 'token.runOut': runOut({ spent: false }), 'login.runOut': runOut({ spent: true }) },
});
