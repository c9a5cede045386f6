import type { Replayed, RunsTold } from '../../machines/mirror/mirror.machine.ts';
import { mirrorSamples as samples } from '../../machines/mirror/mirror.samples.ts';
import type { WatchedPage } from '../../machines/mirror/runs.ts';
import { MirrorAlone } from '../../src/visualiser/mirror/MirrorAlone.tsx';
import { mirrorGestures as gestures } from '../../src/visualiser/mirror/mirror.gestures.ts';
import { mirror as flow } from '../../src/visualiser/mirror/mirror.ts';
import { stage } from '../support/walk/stage.ts';

/** What a file holds and what the stage does: no other page is there to tell it. */
type Answers = { readRecording: RunsTold | null; openStage: WatchedPage | null; replay: Replayed | null };
const next: Answers = { readRecording: null, openStage: null, replay: null };

const answering =
  <Name extends keyof Answers>(name: Name) =>
  async () => {
    const answer = next[name];
    if (!answer) throw new Error('No answer');
    return answer;
  };
const answer = (name: string) => () => {
  const sampled = (samples.events as readonly { type: string; answer?: string; output?: unknown }[]).filter(
    (event) => event.answer === name,
  );
  for (const { type, output } of sampled)
    Object.assign(next, { [type.split('.').at(-1) as string]: type.includes('.done.') ? output : null });
};
const names = (samples.events as readonly { answer?: string }[]).flatMap((event) => event.answer ?? []);

export const mirrorStage = stage({
  flow,
  ports: {
    readRecording: answering('readRecording'),
    openStage: answering('openStage'),
    replay: answering('replay'),
  },
  local: ['readRecording', 'openStage', 'replay'],
  samples,
  gestures,
  view: <MirrorAlone />,
  answers: Object.fromEntries(names.map((name) => [name, answer(name)])),
});
