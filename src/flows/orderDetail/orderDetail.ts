import { connect } from '../../../machines/orderDetail/orderDetail.connect.ts';
import { orderDetailMachine } from '../../../machines/orderDetail/orderDetail.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const orderDetail = flow(orderDetailMachine, connect);
