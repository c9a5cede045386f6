import { type Late, late } from './late.ts';

/** What runs charts in React. It brings xstate with it, so that it comes with the first chart. */
export const runningCode = late(() => import('./runningActor.tsx'));

/** Code of a chart: what runs it comes with it. */
export const lateChart = <T>(bring: () => Promise<T>): Late<T> =>
  late(async () => (await Promise.all([bring(), runningCode.load()]))[0]);
