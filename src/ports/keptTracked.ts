import { listOf, text } from './plainShapes.ts';
import { kept } from './storage.ts';

/** Order numbers whose purchase was told to the analytics, the last one last. (PAY-16) */
export const keptTracked = kept('tracked_orders', listOf(text));
