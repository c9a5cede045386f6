import * as v from 'valibot';
import { persisted } from './persisted.ts';

/** Order numbers whose purchase was told to the analytics, the last one last. (PAY-16) */
export const trackedOrderStorage = persisted('tracked_orders', v.array(v.string()));
