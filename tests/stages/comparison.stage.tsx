import { comparisonSamples as samples } from '../../machines/comparison/comparison.samples.ts';
import { Changes } from '../../src/visualiser/comparison/Changes.tsx';
import { comparisonGestures as gestures } from '../../src/visualiser/comparison/comparison.gestures.ts';
import { comparison as flow } from '../../src/visualiser/comparison/comparison.ts';
import { stage } from '../support/walk/stage.ts';

type Reply = { answer: string; output?: unknown; error?: unknown };
const replies = (samples.events as readonly object[]).filter((event): event is Reply => 'answer' in event);

/** No backend holds revisions: what a repository would say is in the samples. */
let said: Reply | undefined;
const reply = async () => {
  if (!said || 'error' in said) throw said?.error ?? new Error('Nothing was said');
  return said.output;
};

export const comparisonStage = stage({
  flow,
  ports: { listRevisions: reply, readVersions: reply, readFile: reply },
  local: ['listRevisions', 'readVersions', 'readFile'],
  samples,
  gestures,
  view: <Changes />,
  answers: Object.fromEntries(
    replies.map((next) => [
      next.answer,
      () => {
        said = next;
      },
    ]),
  ),
});
