import { useMemo } from 'react';
import { connect } from '../../../machines/comparison/comparison.connect.ts';
import { comparisonMachine } from '../../../machines/comparison/comparison.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { compare } from './compare.ts';

/** Two versions of a chart, side by side. */
export const comparison = createFlow(comparisonMachine, connect);

/** What differs between the two versions; null where they are not there, or are the same. */
export function useComparison() {
  const before = comparison.useView(({ versions }) => versions?.before);
  const after = comparison.useView(({ versions }) => versions?.after);
  return useMemo(() => (before && after ? compare(before, after) : null), [before, after]);
}
