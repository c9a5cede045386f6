import type { SubjectAsked } from '../configurator/configuratorContext.ts';
import { frameListSetup } from './frameList.setup.ts';

/** The picture that is to be framed; while it does not come, the frames are shown empty. */
export const picture = frameListSetup.createStateConfig({
  description: 'The picture that is to be framed',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is the picture already at hand?',
      always: [
        { guard: 'isOpened', target: 'settling', description: 'The picture was read a moment ago' },
        { target: 'opening' },
      ],
    },
    opening: {
      description: 'The backend is asked for the picture and the prices',
      invoke: {
        id: 'openSubject',
        src: 'openSubject',
        input: ({ context }) => ({ subject: context.asking as SubjectAsked }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'settling',
            description: 'The picture is here',
            actions: { type: 'keepPicture', params: ({ event }) => event.output },
          },
          {
            guard: 'isUpload',
            target: '#frameList.gone',
            description: 'The file of an upload is not kept for ever',
            meta: { requires: ['API-22'] },
          },
          { target: '#frameList.missing', description: 'There is no such picture', meta: { requires: ['ART-15'] } },
        ],
        onError: 'failed',
      },
    },
    settling: {
      description: 'What the address asks for is settled, and the rest chosen by itself',
      entry: 'settle',
      always: [
        { guard: 'isUnfit', target: '#frameList.unfit', description: 'The pixels of the upload suit no print' },
        {
          guard: 'isOffChoice',
          target: 'opened',
          description: 'The address asks for something that is not on offer; what comes closest is chosen',
          actions: ['adjust', 'writeAddress'],
        },
        { target: 'opened' },
      ],
    },
    opened: {
      description: 'Each frame hangs with the picture in it',
      meta: { says: ['frameList.framing'], requires: ['FRAME-01'] },
    },
    failed: {
      description: 'The picture could not be read; the frames hang empty, and it can be tried again',
      meta: { says: ['art.failed'] },
      on: { 'picture.retried': { target: 'opening', description: 'The shopper tries again' } },
    },
  },
});
