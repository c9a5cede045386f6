import { connect } from '../../../machines/comparison/comparison.connect.ts';
import { comparisonMachine } from '../../../machines/comparison/comparison.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

/** Two versions of a chart, side by side. */
export const comparison = createFlow(comparisonMachine, connect);
