import { connect } from '../../../machines/banners/banners.connect.ts';
import type { bannersMachine } from '../../../machines/banners/banners.machine.ts';
import { lateChart } from '../../kit/lateChart.ts';
import { restingFlow } from '../../kit/restingFlow.tsx';

export const banners = restingFlow<typeof bannersMachine, ReturnType<typeof connect>>('banners', connect);

/** It asks nothing of the outside. */
export const bannersChart = lateChart(
  async () => (await import('../../../machines/banners/banners.machine.ts')).bannersMachine,
);
