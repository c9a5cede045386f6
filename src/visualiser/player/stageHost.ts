import type { ActorsOf } from '../../../machines/kit/port.ts';
import type { playerMachine } from '../../../machines/player/player.machine.ts';
import type { StepRequest } from '../../../machines/player/player.setup.ts';
import type { ChartData, PathStep } from '../catalogue/catalogue.ts';
import { openStage, StageError, type StageLink, withTimeout } from '../stage/stageLink.ts';
import type { Arrival } from '../stage/stageMessages.ts';
import { describeStates } from './stepWords.ts';

/** A view that takes longer than this will not come, in milliseconds. */
const OPENING_TIMEOUT = 40_000;

/** Why a step failed, in words. */
function describeFailure(
  chart: ChartData,
  { states, transitionIds }: PathStep,
  { message, found }: StageError,
): string {
  const expected = `Expected: ${describeStates(chart, states)}.`;
  if (!found) return `${message}. ${expected}`;
  if (found.states.join() !== states.join()) return `${expected} Found: ${describeStates(chart, found.states)}.`;
  return `${expected} It came there by ${found.transitionIds.join(', ') || 'nothing'} instead of ${transitionIds.join(', ')}.`;
}

/**
 * Where a player's steps take place: the real view in an iframe, which each opening loads anew.
 * @param notify is called with each arrival, as soon as the stage reports it
 */
export function createStageHost(chart: ChartData, notify: (arrival: Arrival) => void) {
  // The chart asks for the stage before its screen is drawn.
  let screen = Promise.withResolvers<HTMLIFrameElement>();
  let link: StageLink | null = null;
  const end = () => {
    link?.end();
    link = null;
  };
  const requireLink = () => {
    if (!link) throw new Error('There is no stage');
    return link;
  };

  const ports: ActorsOf<typeof playerMachine> = {
    async openStage(path, signal) {
      end();
      const iframe = await screen.promise;
      signal.throwIfAborted();
      const start = chart.paths[path - 1]?.start;
      const openedLink = openStage(iframe, chart.graph.id, start === undefined ? 'steps' : { start });
      link = openedLink;
      const { arrival, width } = await withTimeout(openedLink.ready, OPENING_TIMEOUT, 'The view does not come.');
      if (link === openedLink) notify(arrival);
      return width;
    },
    async performStep({ path, step: stepNumber, isVisible }: StepRequest, signal) {
      const step = chart.paths[path - 1]?.steps[stepNumber - 1];
      if (!step) throw new Error('The path has no such step.');
      const { action, states, transitionIds } = step;
      try {
        const expects = { states, transitionIds };
        const arrival = await requireLink().ask({ type: 'perform', action, expects, isVisible });
        if (!signal.aborted) notify(arrival);
      } catch (error) {
        if (!(error instanceof StageError)) throw error;
        if (error.found && !signal.aborted) notify(error.found);
        throw new Error(describeFailure(chart, step, error));
      }
    },
    async giveToHand() {
      const stageLink = requireLink();
      stageLink.follow(notify);
      notify(await stageLink.ask({ type: 'release' }));
    },
  };

  return {
    ports,
    attachStage(iframe: HTMLIFrameElement) {
      screen.resolve(iframe);
      return () => {
        screen = Promise.withResolvers();
        end();
      };
    },
  };
}
