import * as v from 'valibot';
import { persisted } from './persisted.ts';

/** The wall that was planned last, as the query of its address, which is parsed where any address is. */
export const wallPlanStorage = persisted('wall_plan', v.pipe(v.string(), v.maxLength(20_000)));
