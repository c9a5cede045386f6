import type { EventFrom, SnapshotFrom } from 'xstate';
import { getNails } from '../../src/domain/hanging.ts';
import { hangLayout } from '../../src/domain/wallLayout.ts';
import { HEIGHTS, type nailPlanMachine } from './nailPlan.machine.ts';

type NailPlanChart = typeof nailPlanMachine;

/** What the plan of the nails may know and do. */
export function connect(state: SnapshotFrom<NailPlanChart>, send: (event: EventFrom<NailPlanChart>) => void) {
  const { alias, wall, names, middle } = state.context;
  const pieces = wall?.layout ? hangLayout(wall.layout) : [];
  return {
    /** The address of the wall's page. */
    path: alias,
    title: wall?.title ?? '',
    pieces,
    names,
    nails: pieces.length > 0 ? getNails(pieces, middle) : [],
    /** Millimetres above the floor, and those to choose from. */
    middle,
    heights: HEIGHTS,
    isShown: state.matches('shown'),
    isLoading: state.matches('loading'),
    hasNoPlan: state.matches('noPlan'),
    hasFailed: state.matches('failed'),
    retry: () => send({ type: 'plan.retried' }),
    hang: (middle: number) => send({ type: 'height.picked', middle }),
    print: () => send({ type: 'print.requested' }),
  };
}
