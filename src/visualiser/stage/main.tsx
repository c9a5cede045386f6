// First, for the store's code reads what was kept as it is loaded.
import './ownStorage.ts';
import '../../ui/fonts.css';
import '../../ui/tokens.css';
import '../../ui/base.css';
import './stage.css';
import '../../../tests/support/patience.ts';
import { configure } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { DEFAULT_START } from '../../../machines/kit/samples.ts';
import { stageAt } from '../../../tests/support/walk/stage.ts';
import { answerWatchers } from '../link/page.ts';
import { WentElsewhere } from './arrival.ts';
import { play } from './play.ts';
import {
  type Arrival,
  readStageAddress,
  type StageAsked,
  type StageReady,
  type StageTold,
  type StageTrouble,
} from './stageMessages.ts';
import { stageOf } from './stages.ts';
import { standing } from './standing.tsx';

const NOWHERE: Arrival = { states: [], taken: [] };

// What is missed is named; the whole document, which tests print, says nothing to who looks at it.
configure({ getElementError: (message) => new Error(message?.split('\n')[0] ?? 'The control is not there') });

const place = document.getElementById('root');
if (!place) throw new Error('The document has no #root');
let root = createRoot(place);
/** Draws the view anew: nothing of what stood there before stays. */
const draw = (view: ReactNode) => {
  root.unmount();
  root = createRoot(place);
  root.render(view);
};

const { dataset } = document.documentElement;
const tell = (told: StageTold) => parent !== window && parent.postMessage(told, location.origin);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function refuse(trouble: StageTrouble, why: string) {
  dataset.stage = 'refused';
  tell({ type: 'refused', trouble, why });
}

function ready(there: StageReady) {
  dataset.stage = 'ready';
  tell({ type: 'ready', ...there });
}

/** Does one after the other what the page around the stage asks, and answers each by its number. */
function answerAsked(act: (asked: StageAsked) => Promise<Arrival>) {
  let turn: Promise<unknown> = Promise.resolve();
  const answer = (asked: StageAsked) =>
    act(asked).then(
      (arrival) => tell({ type: 'done', nr: asked.nr, arrival }),
      (error: unknown) => {
        const found = error instanceof WentElsewhere ? error.found : null;
        tell({ type: 'failed', nr: asked.nr, why: messageOf(error), found });
      },
    );
  addEventListener('message', ({ data, origin }: MessageEvent<StageAsked>) => {
    if (origin !== location.origin || typeof data?.nr !== 'number') return;
    turn = turn.then(() => answer(data));
  });
}

/** Gestures leave the focus in the view; keys that a person presses then are the player's, until the hand takes over. */
function passKeysOn(isPlayed: () => boolean) {
  const pass = (event: KeyboardEvent) => {
    if (!event.isTrusted || !isPlayed() || event.key === 'Tab') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tell({ type: 'key', key: event.key });
  };
  addEventListener('keydown', pass, true);
}

async function open() {
  dataset.stage = 'loading';
  const address = readStageAddress(location.search);
  if (!address) return refuse('noStage', 'The address names no chart');
  const { chart, mode } = address;

  if (typeof mode === 'object' && 'stands' in mode) {
    const stand = standing(chart, draw);
    answerAsked(async (asked) => {
      if (asked.type === 'stand' && !(await stand(asked.state))) throw new Error(`No story shows ${asked.state}`);
      return NOWHERE;
    });
    if (await stand(mode.stands))
      return ready({ chart, page: null, width: 'phone', arrival: { states: [mode.stands], taken: [] } });
    return refuse('noState', `No story shows ${mode.stands}`);
  }

  const stage = await stageOf(chart);
  if (!stage) return refuse('noStage', `There is no stage for ${chart}`);
  document.title = stage.flow.machine.root.description ?? chart;
  const played = play(stageAt(stage, typeof mode === 'object' ? mode.start : DEFAULT_START), draw);
  let isByHand = mode === 'live';
  passKeysOn(() => !isByHand);
  const release = async () => {
    isByHand = true;
    return played.release((arrival) => tell({ type: 'moved', arrival }));
  };
  const { page } = answerWatchers({
    isStage: true,
    restart: async (asked, input) => {
      if (asked !== chart) throw new Error(`This stage plays ${chart}, not ${asked}`);
      await played.start(input);
      return played.actor();
    },
  });
  answerAsked(async (asked) => {
    if (asked.type === 'perform') return played.perform(asked);
    if (asked.type === 'release') return release();
    throw new Error('A stage that plays does not stand still');
  });
  const arrival = await played.start();
  if (mode === 'live') await release();
  ready({ chart, page, width: stage.width ?? 'phone', arrival });
}

open().catch((error: unknown) => refuse('broken', messageOf(error)));
