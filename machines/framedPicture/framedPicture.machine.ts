import { assign, setup } from 'xstate';
import type { Art } from '../../src/domain/art.ts';
import type { PriceTable } from '../../src/domain/price.ts';
import type { PrintSubject } from '../../src/domain/printSubject.ts';
import type { configuratorMessages } from '../../src/messages/configurator.ts';
import type { Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

/** Which picture: art by its address ('/art/misty-ghats'), or an upload by its file's uuid, with its size in pixels. */
export type SubjectRequest = { by: 'art'; alias: string } | UploadRequest;
export type UploadRequest = { by: 'upload'; id: string; width: number; height: number };

/** A picture and the table of prices, as the backend gives them; `art` is null for an upload. */
export type SubjectData = { subject: PrintSubject; art: Art | null; table: PriceTable };

/** Without a picture: `isNotFound` where it was an upload, whose file is not stored for ever; else there is no such art. */
export type FramedPictureOutput = { subjectData: SubjectData | null; isNotFound: boolean };

/** Opens the picture that is framed, for whoever frames it. */
export const framedPictureMachine = setup({
  types: {
    context: {} as { subject: SubjectRequest; subjectData: SubjectData | null },
    events: {} as { type: 'picture.retried' },
    input: {} as { subject: SubjectRequest },
    output: {} as FramedPictureOutput,
    meta: {} as Meta<keyof typeof configuratorMessages>,
  },
  actors: { openSubject: port<SubjectData | null, { subject: SubjectRequest }>('openSubject') },
  actions: { keep: assign((_, subjectData: SubjectData | null) => ({ subjectData })) },
}).createMachine({
  id: 'framedPicture',
  description: 'The picture that is framed is opened: art by its address, an upload by its file',
  context: ({ input: { subject } }) => ({ subject, subjectData: null }),
  output: ({ context: { subject, subjectData } }) => ({
    subjectData,
    isNotFound: subjectData === null && subject.by === 'upload',
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The backend is called for the picture and the prices',
      meta: { requires: ['API-22', 'ART-15'] },
      invoke: {
        id: 'openSubject',
        src: 'openSubject',
        input: ({ context: { subject } }) => ({ subject }),
        onDone: {
          target: 'answered',
          description: 'The picture, or that there is none',
          actions: { type: 'keep', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', description: 'The picture could not be read' },
      },
    },
    failed: {
      description: 'The picture could not be read; it can be tried again',
      meta: { messages: ['art.failed'] },
      on: { 'picture.retried': { target: 'loading', description: 'The shopper tries again' } },
    },
    answered: { type: 'final', description: 'Whoever frames the picture goes on with it, or without' },
  },
});
