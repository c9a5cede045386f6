import type { FramedPictureOutput } from './framedPicture.machine.ts';
import type { SubjectData } from './subjectData.ts';

/** What the chart that opens the picture may end with, for the samples of the charts that run it. */
export function createPictureTransitions(opened: SubjectData) {
  const createEnd = (output: FramedPictureOutput, answer: string) =>
    ({ type: 'xstate.done.actor.framedPicture', output, reply: answer }) as const;
  return [
    createEnd({ opened, isNotFound: false }, 'art.found'),
    createEnd({ opened: null, isNotFound: !opened.art }, opened.art ? 'art.missing' : 'file.missing'),
  ];
}
