import type { SubjectRequest } from '../framedPicture/framedPicture.machine.ts';
import { frameListSetup } from './frameList.setup.ts';

/** The picture that is to be framed; while it does not come, the frames are shown empty. */
export const pictureState = frameListSetup.createStateConfig({
  description: 'The picture that is to be framed',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is the picture already at hand?',
      always: [
        { guard: 'isOpened', target: 'choosingDefaults', description: 'The picture was read a moment ago' },
        { target: 'loading', description: 'A picture is named, and has to be read' },
      ],
    },
    loading: {
      description: 'The picture and the prices are on their way',
      invoke: {
        id: 'framedPicture',
        src: 'framedPicture',
        input: ({ context }) => ({ subject: context.request as SubjectRequest }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output.subjectData },
            target: 'choosingDefaults',
            description: 'The picture is here',
            actions: { type: 'keepPicture', params: ({ event }) => event.output.subjectData },
          },
          {
            guard: { type: 'isNotFound', params: ({ event }) => event.output },
            target: '#frameList.gone',
            description: 'The file of an upload is not stored for ever',
            meta: { requires: ['API-22'] },
          },
          { target: '#frameList.missing', description: 'There is no such picture', meta: { requires: ['ART-15'] } },
        ],
      },
    },
    choosingDefaults: {
      description: 'What the address asks for is settled, and the rest chosen by itself',
      entry: 'settle',
      always: [
        { guard: 'isTooSmall', target: '#frameList.tooSmall', description: 'The pixels of the upload suit no print' },
        {
          guard: 'isOffChoice',
          target: 'opened',
          description: 'The address asks for something that is not on offer; what comes closest is chosen',
          actions: ['adjust', 'writeAddress'],
        },
        { target: 'opened', description: 'The picture is there' },
      ],
    },
    opened: {
      description: 'Each frame hangs with the picture in it',
      meta: { messages: ['frameList.framing'], requires: ['FRAME-01'] },
    },
  },
});
