import type { ChartPath } from '../../src/visualiser/catalogue/catalogue.ts';
import { openStage, StageError, withTimeout } from '../../src/visualiser/stage/stageLink.ts';

const SIZES = { phone: { width: 390, height: 680 }, desk: { width: 1280, height: 800 } };
/** Longer than the slowest step takes, in milliseconds. */
const TIMEOUT = 30_000;

const awaitStage = <Result>(promise: Promise<Result>) => withTimeout(promise, TIMEOUT, 'No answer');

/** Runs in the visualiser's page: plays one path in an iframe, as the player does. Gives null, or what went wrong. */
export async function playPath(chart: string, path: ChartPath) {
  document.querySelector('iframe')?.remove();
  const frame = document.createElement('iframe');
  Object.assign(frame, SIZES.phone);
  document.body.append(frame);
  const stage = openStage(frame, chart, path.start === undefined ? 'steps' : { start: path.start });
  let at = 0;
  try {
    const { width } = await awaitStage(stage.ready);
    Object.assign(frame, SIZES[width]);
    for (const step of path.steps) {
      at += 1;
      const { action, states, transitionIds } = step;
      await awaitStage(stage.ask({ type: 'perform', action, expects: { states, transitionIds }, isVisible: true }));
    }
    return null;
  } catch (error) {
    const { label, states } = path.steps[at - 1] ?? {};
    const found = error instanceof StageError ? error.found : null;
    return { step: at, label, why: (error as Error).message, expected: states, found };
  } finally {
    stage.end();
  }
}
