import type { FramedPictureOutput } from './framedPicture.machine.ts';
import type { Opened } from './openedPicture.ts';

/** What the chart that opens the picture may end with, for the samples of the charts that run it. */
export function pictureAnswers(opened: Opened) {
  const ended = (output: FramedPictureOutput, answer: string) =>
    ({ type: 'xstate.done.actor.framedPicture', output, answer }) as const;
  return [
    ended({ opened, isGone: false }, 'art.found'),
    ended({ opened: null, isGone: !opened.art }, opened.art ? 'art.missing' : 'file.missing'),
  ];
}
