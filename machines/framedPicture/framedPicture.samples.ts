import type { Samples } from '../kit/samples.ts';
import type { FramedPictureOutput, framedPictureMachine, SubjectData } from './framedPicture.machine.ts';
import { art } from './samplePictures.ts';

export const framedPictureSamples = {
  input: { subject: { by: 'art', alias: '/art/misty-ghats' } },
  events: [
    { type: 'picture.retried' },
    { type: 'xstate.done.actor.openSubject', output: art, reply: 'art.found' },
    { type: 'xstate.done.actor.openSubject', output: null, reply: 'art.missing' },
    { type: 'xstate.error.actor.openSubject', error: 'down', reply: 'art.down' },
  ],
  compare: ({ subjectData }: { subjectData: SubjectData | null }) => subjectData?.subject.title,
} satisfies Samples<typeof framedPictureMachine>;

/** What the chart that opens the picture may end with, for the samples of the charts that run it. */
export function createPictureTransitions(subjectData: SubjectData) {
  const createDoneEvent = (output: FramedPictureOutput, answer: string) =>
    ({ type: 'xstate.done.actor.framedPicture', output, reply: answer }) as const;
  return [
    createDoneEvent({ subjectData, isNotFound: false }, 'art.found'),
    createDoneEvent(
      { subjectData: null, isNotFound: !subjectData.art },
      subjectData.art ? 'art.missing' : 'file.missing',
    ),
  ];
}
