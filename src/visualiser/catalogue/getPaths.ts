import { toPathAction } from '../../../fixtures/harness/fixture.ts';
import { takeJourney } from '../../../machines/kit/journeys.ts';
import type { PathEvent, PathState } from '../../../machines/kit/pathLogic.ts';
import { DEFAULT_START } from '../../../machines/kit/samples.ts';
import { getLeafIds } from '../../../machines/kit/transitions.ts';
import { type ChartPath, getPathTransitionIds, type PathStep } from './catalogue.ts';
import type { Chart } from './everyChart.ts';
import { loadPaths } from './loadPaths.ts';

/** A value that an event carries, as far as it fits into a line. */
function formatValue(value: unknown): string {
  if (typeof value === 'string') return value.length > 40 ? `“${value.slice(0, 40)}…”` : `“${value}”`;
  if (value === null || typeof value !== 'object') return String(value);
  return Array.isArray(value) ? `${value.length} of them` : Object.values(value).slice(0, 1).map(formatValue).join('');
}

/** A wait of so many milliseconds, in words. */
function formatWait(ms: number): string {
  if (ms < 1_000) return `${ms} ms pass`;
  const [count, unit] = ms < 120_000 ? [ms / 1_000, 'second'] : [ms / 60_000, 'minute'];
  return `${Number(count.toFixed(1))} ${unit}${count === 1 ? '' : 's'} pass`;
}

function getLabel(event: PathEvent, wait: number): string {
  if (event.type.startsWith('xstate.after.')) return formatWait(wait);
  const reply = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type);
  if (reply) return `${reply[2]} ${reply[1] === 'done' ? 'answers' : 'fails'}: ${event.reply ?? ''}`.replace(/: $/, '');
  const payload = Object.entries(event).filter(([key, value]) => key !== 'type' && value !== undefined);
  return [event.type, ...payload.map(([key, value]) => `${key} ${formatValue(value)}`)].join(' · ');
}

const getStep = (event: PathEvent, from: PathState, to: PathState): PathStep => {
  const wait = to.now - from.now;
  return {
    label: getLabel(event, wait),
    action: toPathAction(event, wait),
    transitionIds: [...to.transitionIds],
    states: getLeafIds(to.snapshot),
  };
};

type TakenStep = { event: PathEvent; state: PathState };

/** A path from its steps, the start of the chart first. */
function toPath([first, ...steps]: readonly [TakenStep, ...TakenStep[]]): Omit<ChartPath, 'covers'> {
  const { start, snapshot, transitionIds } = first.state;
  return {
    ...(start !== DEFAULT_START && { start }),
    states: getLeafIds(snapshot),
    transitionIds: [...transitionIds],
    steps: steps.map(({ event, state }, index) => getStep(event, steps[index - 1]?.state ?? first.state, state)),
  };
}

const hasSteps = (steps: readonly TakenStep[]): steps is [TakenStep, ...TakenStep[]] => steps.length > 0;

/** The journeys of a chart, then its generated paths. */
export function getPaths({ machine, samples, journeys }: Chart): ChartPath[] {
  const covered = new Set<string>();
  const generatedPaths = loadPaths(machine, samples).flatMap(({ steps }) => {
    if (!hasSteps(steps)) return [];
    const path = toPath(steps);
    const pathTransitionIds = new Set(getPathTransitionIds(path));
    const covers = [...pathTransitionIds].filter((id) => !covered.has(id));
    for (const id of covers) covered.add(id);
    return [{ ...path, covers }];
  });
  const journeyPaths = journeys.flatMap((journey) => {
    const steps = takeJourney(machine, samples, journey);
    return hasSteps(steps)
      ? [{ name: journey.name, requires: [...journey.requires], ...toPath(steps), covers: [] }]
      : [];
  });
  return [...journeyPaths, ...generatedPaths];
}
