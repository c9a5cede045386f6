// First, for the store's code reads what was stored as it is loaded.
import './ownStorage.ts';
import '../../ui/fonts.css';
import '../../ui/tokens.css';
import '../../ui/base.css';
import './stage.css';
import '../../../fixtures/harness/timeouts.ts';
import { configure } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { AnyStateMachine } from 'xstate';
import { type Fixture, withStart } from '../../../fixtures/harness/fixture.ts';
import { DEFAULT_START } from '../../../machines/kit/samples.ts';
import { answerWatchers } from '../link/page.ts';
import { UnexpectedArrivalError } from './arrival.ts';
import { playFixture } from './play.ts';
import { replay } from './replay.ts';
import {
  type Arrival,
  parseStageAddress,
  type StageMessage,
  type StageReady,
  type StageRequest,
} from './stageMessages.ts';
import { renderStateStory } from './stories.tsx';

const fixtureFiles = import.meta.glob<Record<string, unknown>>('../../../fixtures/*.fixture.tsx');

/** What a chart needs to be played on its real view; null for a chart that has no stage. */
async function loadFixture(chart: string): Promise<Fixture<AnyStateMachine> | null> {
  const file = await fixtureFiles[`../../../fixtures/${chart}.fixture.tsx`]?.();
  return (file?.[`${chart}Fixture`] as Fixture<AnyStateMachine> | undefined) ?? null;
}

const EMPTY_ARRIVAL: Arrival = { states: [], transitionIds: [] };

// What is missed is named; the whole document, which tests print, helps nobody who looks at it.
configure({ getElementError: (message) => new Error(message?.split('\n')[0] ?? 'The control is not there') });

const rootElement = document.getElementById('root');
if (!rootElement) throw new Error('The document has no #root');
let root = createRoot(rootElement);
/** Renders the view in a new root; nothing of the previous one stays. */
const draw = (view: ReactNode) => {
  root.unmount();
  root = createRoot(rootElement);
  root.render(view);
};

const { dataset } = document.documentElement;
const postMessage = (message: StageMessage) => parent !== window && parent.postMessage(message, location.origin);
const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

function refuse(reason: string) {
  dataset.stage = 'refused';
  postMessage({ type: 'refused', reason });
}

function ready(details: StageReady) {
  dataset.stage = 'ready';
  postMessage({ type: 'ready', ...details });
}

/** Handles the requests of the page around the stage one by one, and answers each by its number. */
function answerRequests(perform: (request: StageRequest) => Promise<Arrival>) {
  let queue: Promise<unknown> = Promise.resolve();
  const answer = (request: StageRequest) =>
    perform(request).then(
      (arrival) => postMessage({ type: 'done', nr: request.nr, arrival }),
      (error: unknown) => {
        const found = error instanceof UnexpectedArrivalError ? error.found : null;
        postMessage({ type: 'failed', nr: request.nr, reason: getMessage(error), found });
      },
    );
  addEventListener('message', ({ data, origin }: MessageEvent<StageRequest>) => {
    if (origin !== location.origin || typeof data?.nr !== 'number') return;
    queue = queue.then(() => answer(data));
  });
}

/** Gestures leave the focus in the view; keys that a person presses then are the player's, until the hand takes over. */
function forwardKeys(isPlayed: () => boolean) {
  const forwardKey = (event: KeyboardEvent) => {
    if (!event.isTrusted || !isPlayed() || event.key === 'Tab') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    postMessage({ type: 'key', key: event.key });
  };
  addEventListener('keydown', forwardKey, true);
}

async function open() {
  dataset.stage = 'loading';
  const address = parseStageAddress(location.search);
  if (!address) return refuse('The address names no chart');
  const { chart, mode } = address;

  if (typeof mode === 'object' && 'state' in mode) {
    const showState = renderStateStory(chart, draw);
    answerRequests(async (request) => {
      if (request.type === 'stand' && !(await showState(request.state)))
        throw new Error(`No story shows ${request.state}`);
      return EMPTY_ARRIVAL;
    });
    if (await showState(mode.state))
      return ready({ chart, page: null, width: 'phone', arrival: { states: [mode.state], transitionIds: [] } });
    return refuse(`No story shows ${mode.state}`);
  }

  const stage = await loadFixture(chart);
  if (!stage) return refuse(`There is no stage for ${chart}`);
  document.title = stage.flow.machine.root.description ?? chart;
  const player = playFixture(withStart(stage, typeof mode === 'object' ? mode.start : DEFAULT_START), draw);
  let isByHand = mode === 'live';
  forwardKeys(() => !isByHand);
  const release = async () => {
    isByHand = true;
    return player.release((arrival) => postMessage({ type: 'moved', arrival }));
  };
  const restart = async (input: unknown) => {
    await player.start(input);
    return player.actor();
  };
  const page = answerWatchers();
  answerRequests(async (request) => {
    if (request.type === 'perform') return player.perform(request);
    if (request.type === 'release') return release();
    if (request.type === 'replay') {
      const reason = await replay(request.run, restart).catch(
        (error: unknown) => `The stage could not go through it: ${error}`,
      );
      const arrival = await release();
      if (reason !== null) throw new UnexpectedArrivalError(reason, arrival);
      return arrival;
    }
    throw new Error('A stage that plays does not stand still');
  });
  const arrival = await player.start();
  if (mode === 'live') await release();
  ready({ chart, page, width: stage.width ?? 'phone', arrival });
}

open().catch((error: unknown) => refuse(getMessage(error)));
