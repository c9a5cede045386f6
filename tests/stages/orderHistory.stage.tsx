import { orderHistorySamples as samples } from '../../machines/orderHistory/orderHistory.samples.ts';
import { orderHistory as flow, OrderHistory } from '../../src/flows/orderHistory/OrderHistory.tsx';
import { orderHistoryGestures as gestures } from '../../src/flows/orderHistory/orderHistory.gestures.ts';
import { orderHistoryPorts as ports } from '../../src/ports/orderHistory.ts';
import { customerKept, runOut } from '../support/orders.ts';
import { noteHeard } from '../support/walk/noteHeard.ts';
import { stage } from '../support/walk/stage.ts';

export const orderHistoryStage = stage({
  flow,
  ports,
  children: { session: noteHeard },
  samples,
  gestures,
  view: <OrderHistory />,
  prepare: customerKept,
  answers: { 'token.runOut': runOut({ spent: false }), 'login.runOut': runOut({ spent: true }) },
});
