import { art, FILE } from '../configurator/samplePictures.ts';
import type { Samples } from '../kit/samples.ts';
import type { framedPictureMachine } from './framedPicture.machine.ts';
import type { SubjectData } from './subjectData.ts';

const compare = ({ opened }: { opened: SubjectData | null }) => opened?.subject.title;

/** A shopper's own. */
export const ownPictureSamples = {
  input: { subject: { by: 'upload', id: FILE, width: 1500, height: 1800 } },
  events: [
    { type: 'picture.retried' },
    { type: 'xstate.done.actor.openSubject', output: null, reply: 'file.missing' },
    { type: 'xstate.error.actor.openSubject', error: 'down', reply: 'file.down' },
  ],
  compare,
} satisfies Samples<typeof framedPictureMachine>;

/** Of the catalogue. */
export const framedPictureSamples = {
  input: { subject: { by: 'art', alias: '/art/misty-ghats' } },
  events: [
    { type: 'picture.retried' },
    { type: 'xstate.done.actor.openSubject', output: art, reply: 'art.found' },
    { type: 'xstate.done.actor.openSubject', output: null, reply: 'art.missing' },
    { type: 'xstate.error.actor.openSubject', error: 'down', reply: 'art.down' },
  ],
  compare,
} satisfies Samples<typeof framedPictureMachine>;
