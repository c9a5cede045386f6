import { lateChart } from '../../kit/lateChart.ts';

/** The chart that puts things into the bag, whatever is sold. */
export const addToCartChart = lateChart(() => import('../../ports/addToCart.ts'));
