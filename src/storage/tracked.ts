import * as v from 'valibot';
import { kept } from './kept.ts';

/** Order numbers whose purchase was told to the analytics, the last one last. (PAY-16) */
export const keptTracked = kept('tracked_orders', v.array(v.string()));
