import { createActor } from 'xstate';
import { provideActors } from '../../../machines/kit/port.ts';
import { type MirrorEffect, mirrorMachine } from '../../../machines/mirror/mirror.machine.ts';
import type { WatchedPage } from '../../../machines/mirror/runs.ts';
import { listen } from '../link/listen.ts';
import type { Told } from '../link/messages.ts';
import type { StageLink } from '../stage/stageLink.ts';
import { mirrorPorts } from './mirrorPorts.ts';
import { createRecording } from './recording.ts';

/** A stage that is not there by then never comes. */
const PATIENCE = 15_000;

const withPatience = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<T>((_, reject) => setTimeout(() => reject(new Error('No stage answers')), PATIENCE)),
  ]);

const besideAs = (page: string): WatchedPage => ({ page, title: 'The view beside', url: '', isStage: true });

type Shown = { chart: string; version: string };

/** The mirror of this page: its chart, what it recorded, and its way to the pages of the store. */
function startLive(first: Shown) {
  const recording = createRecording();
  let shown = first;
  let watched: string | null = null;
  let toldRuns = '';
  let stage = Promise.withResolvers<StageLink>();
  let hasStage = false;
  /** What the stage beside is called on the channel; other tabs may have stages of their own. */
  let beside: string | null = null;
  const replays = new Map<string, (reason: string | null) => void>();

  const logic = provideActors(
    mirrorMachine,
    mirrorPorts({
      recording,
      shown: () => shown,
      async openStage() {
        const { page } = await withPatience(stage.promise.then((link) => link.ready));
        if (!page) throw new Error('The stage cannot be watched');
        beside = page;
        return besideAs(page);
      },
      async replay(page, run) {
        const reason = await withPatience(
          new Promise<string | null>((resolve) => {
            replays.set(page, resolve);
            link.ask({ type: 'replay', page, ...run });
          }),
        );
        await (await stage.promise).ask({ type: 'release' });
        return reason;
      },
    }),
  );
  const actor = createActor(logic, { input: { version: shown.version } });

  const tellRuns = (isAnswer: boolean) => {
    const told = { version: shown.version, runs: recording.runsOf(shown.chart) };
    const text = JSON.stringify(told);
    if (!isAnswer && text === toldRuns) return;
    toldRuns = text;
    actor.send({ type: 'runs.told', ...told });
  };

  const hear = (told: Told) => {
    if (told.type === 'here')
      actor.send({
        type: 'page.appeared',
        page: told.page === beside ? besideAs(told.page) : { ...told, isStage: false },
      });
    else if (told.type === 'gone') actor.send({ type: 'page.left', page: told.page });
    else if (told.type === 'replayed') replays.get(told.page)?.(told.reason);
    else if (told.page !== watched) return;
    else if (told.type === 'running') {
      recording.begin(told.charts, told.seq);
      tellRuns(true);
    } else {
      if (!recording.add(told.happenings)) link.ask({ type: 'watch', page: told.page });
      tellRuns(false);
    }
  };
  const link = listen(hear);

  const act = (effect: MirrorEffect) => {
    if (effect.type === 'send') link.ask(effect);
    if (effect.type === 'leave' && effect.page) {
      link.ask(effect);
      watched = null;
    }
    if (effect.type === 'watch') {
      if (watched !== effect.page) recording.clear();
      watched = effect.page;
      link.ask(effect);
    }
  };
  actor.on('*', act);
  actor.start();
  const ask = () => link.ask({ type: 'whoIsThere' });
  ask();
  window.addEventListener('focus', ask);
  window.addEventListener('pagehide', () => {
    if (watched) link.ask({ type: 'leave', page: watched });
  });

  return {
    actor,
    recording,
    /** Another chart's diagram is shown. */
    show(next: Shown) {
      if (next.chart === shown.chart && next.version === shown.version) return;
      shown = next;
      actor.send({ type: 'chart.shown' });
      const state = actor.getSnapshot();
      // Whoever asked is answered for the chart that is shown by then, and not with what was known before.
      if (!state.matches({ page: 'asking' }) && !state.matches({ file: 'reading' })) tellRuns(false);
    },
    /** The stage is beside the diagram; null: it was put away. */
    stageIs(link: StageLink | null) {
      if (hasStage) stage = Promise.withResolvers<StageLink>();
      hasStage = link !== null;
      if (link) stage.resolve(link);
    },
  };
}

let live: ReturnType<typeof startLive> | null = null;

/** The one mirror of this page, which goes on while other panels are looked at. */
export function theLive(shown: Shown) {
  live ??= startLive(shown);
  return live;
}
