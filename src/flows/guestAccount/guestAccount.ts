import { connect } from '../../../machines/guestAccount/guestAccount.connect.ts';
import { guestAccountMachine } from '../../../machines/guestAccount/guestAccount.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const guestAccount = flow(guestAccountMachine, connect);
