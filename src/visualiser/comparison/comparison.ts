import { connect } from '../../../machines/comparison/comparison.connect.ts';
import { comparisonMachine } from '../../../machines/comparison/comparison.machine.ts';
import { flow } from '../../kit/flow.tsx';

/** Two versions of a chart, side by side. */
export const comparison = flow(comparisonMachine, connect);
