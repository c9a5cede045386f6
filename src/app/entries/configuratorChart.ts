import { lateChart } from '../../kit/lateChart.ts';
import { addToCartChart } from './addToCartChart.ts';

/** The chart of every screen on which a picture is made up. */
export const configuratorChart = lateChart(() => import('../../ports/configuratorLogic.ts'));

/** What such a screen runs. */
export const charts = [configuratorChart, addToCartChart];
