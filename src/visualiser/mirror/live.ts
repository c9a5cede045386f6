import { createActor } from 'xstate';
import { provideActors } from '../../../machines/kit/port.ts';
import { type MirrorEffect, mirrorMachine } from '../../../machines/mirror/mirror.machine.ts';
import { listen, type PageMessage } from '../link/messages.ts';
import { createLiveStage } from './liveStage.ts';
import { createMirrorPorts } from './mirrorPorts.ts';
import { createRecording } from './recording.ts';

type CurrentChart = { chart: string; version: string };

/** The mirror of this page: its actor, its recording, and its channel to the store's pages. */
function startLive(first: CurrentChart) {
  const recording = createRecording();
  const stage = createLiveStage();
  let currentChart = first;
  let watchedPage: string | null = null;
  let sentRuns = '';

  const logic = provideActors(
    mirrorMachine,
    createMirrorPorts(recording, stage, () => currentChart),
  );
  const actor = createActor(logic, { input: { version: currentChart.version } });

  const sendRuns = (isAnswer: boolean) => {
    const message = { version: currentChart.version, runs: recording.getRuns(currentChart.chart) };
    const text = JSON.stringify(message);
    if (!isAnswer && text === sentRuns) return;
    sentRuns = text;
    actor.send({ type: 'runs.reported', ...message });
  };

  const handleMessage = (message: PageMessage) => {
    if (message.type === 'here') actor.send({ type: 'page.appeared', page: stage.describePage(message) });
    else if (message.type === 'gone') actor.send({ type: 'page.left', page: message.page });
    else if (message.page !== watchedPage) return;
    else if (message.type === 'refused') actor.send({ type: 'event.refused', reason: message.reason });
    else if (message.type === 'running') {
      recording.begin(message.charts, message.seq);
      sendRuns(true);
    } else {
      if (!recording.add(message.happenings)) link.send({ type: 'watch', page: message.page });
      sendRuns(false);
    }
  };
  const link = listen(handleMessage);

  const handleEffect = (effect: MirrorEffect) => {
    if (effect.type === 'send') link.send(effect);
    if (effect.type === 'leave' && effect.page) {
      link.send(effect);
      watchedPage = null;
    }
    if (effect.type === 'watch') {
      if (watchedPage !== effect.page) recording.clear();
      watchedPage = effect.page;
      link.send(effect);
    }
  };
  actor.on('*', handleEffect);
  actor.start();
  const requestPages = () => link.send({ type: 'whoIsThere' });
  requestPages();
  window.addEventListener('focus', requestPages);
  window.addEventListener('pagehide', () => {
    if (watchedPage) link.send({ type: 'leave', page: watchedPage });
  });

  return {
    actor,
    recording,
    stage,
    /** Another chart's diagram is shown. */
    show(next: CurrentChart) {
      if (next.chart === currentChart.chart && next.version === currentChart.version) return;
      currentChart = next;
      actor.send({ type: 'chart.opened' });
      const state = actor.getSnapshot();
      // Whoever requested is answered for the chart that is shown by then, and not with what was known before.
      if (!state.matches({ page: 'connecting' }) && !state.matches({ file: 'reading' })) sendRuns(false);
    },
  };
}

let live: ReturnType<typeof startLive> | null = null;

/** The one mirror of this page, which keeps running while other panels are open. */
export function getLiveMirror(currentChart: CurrentChart) {
  live ??= startLive(currentChart);
  return live;
}
