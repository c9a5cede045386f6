import { lateChart } from '../../kit/lateChart.ts';

/** The chart of every list. */
export const listingChart = lateChart(() => import('../../ports/listingLogic.ts'));
