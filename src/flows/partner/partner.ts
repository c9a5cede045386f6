import { connect } from '../../../machines/partner/partner.connect.ts';
import { partnerMachine } from '../../../machines/partner/partner.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const partner = flow(partnerMachine, connect);
