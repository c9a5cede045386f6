import type { Samples } from '../kit/samples.ts';
import type { framedPictureMachine } from './framedPicture.machine.ts';
import { art } from './samplePictures.ts';
import type { SubjectData } from './subjectData.ts';

export const framedPictureSamples = {
  input: { subject: { by: 'art', alias: '/art/misty-ghats' } },
  events: [
    { type: 'picture.retried' },
    { type: 'xstate.done.actor.openSubject', output: art, reply: 'art.found' },
    { type: 'xstate.done.actor.openSubject', output: null, reply: 'art.missing' },
    { type: 'xstate.error.actor.openSubject', error: 'down', reply: 'art.down' },
  ],
  compare: ({ opened }: { opened: SubjectData | null }) => opened?.subject.title,
} satisfies Samples<typeof framedPictureMachine>;
