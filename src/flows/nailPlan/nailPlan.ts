import { connect } from '../../../machines/nailPlan/nailPlan.connect.ts';
import { nailPlanMachine } from '../../../machines/nailPlan/nailPlan.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const nailPlan = createFlow(nailPlanMachine, connect);
