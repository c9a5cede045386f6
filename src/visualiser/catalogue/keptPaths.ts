import type { AnyEventObject } from 'xstate';
import { type Cover, firstDue } from '../../../machines/kit/cover.ts';
import { stepper } from '../../../machines/kit/stepper.ts';
import { transitionIds } from '../../../machines/kit/transitions.ts';
import type { Chart } from './everyChart.ts';

/*
 * Paths as they are kept: a line for each, with the place of every step's event in the chart's samples. Finding them takes
 * seconds, for which a chart is visited in all its moments; going along them takes none.
 */
const WAIT = 'wait';

type Paths = Cover['paths'];

/** Paths of a chart as a text to be kept. */
export const pathsText = ({ samples }: Chart, paths: Paths): string =>
  paths
    .map(({ steps }) => {
      const places = steps.map(({ event }) => (samples.events as readonly AnyEventObject[]).indexOf(event));
      return `${places.map((place) => (place < 0 ? WAIT : place)).join(' ')}\n`;
    })
    .join('');

/** Goes along kept paths. Null where they do not take every transition that can be taken, for the chart is another since. */
export function keptPaths({ machine, samples }: Chart, text: string): Paths | null {
  const { start, step } = stepper(machine);
  const origin = start(samples.input);
  const taken = new Set(origin.taken);
  const paths: Paths = [];
  for (const line of text.trimEnd().split('\n')) {
    let at = origin;
    const steps: Paths[number]['steps'] = [];
    for (const place of line.split(' ')) {
      const event = place === WAIT ? firstDue(at) : (samples.events as readonly AnyEventObject[])[Number(place)];
      if (!event || at.snapshot.status !== 'active') return null;
      at = step(at, event);
      if (at.taken.length === 0) return null;
      for (const id of at.taken) taken.add(id);
      steps.push({ event, to: at });
    }
    paths.push({ start: origin, steps });
  }
  const unreachable = new Set(Object.keys(samples.unreachable ?? {}));
  const isWhole = [...transitionIds(machine).values()].every((id) => taken.has(id) !== unreachable.has(id));
  return isWhole ? paths : null;
}
