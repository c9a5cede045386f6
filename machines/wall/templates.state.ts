import { getHookPoints } from '../../src/domain/planNails.ts';
import type { TemplatePiece } from '../../src/domain/templateSheets.ts';
import { getPieceFraming, type Plan } from './plan.ts';
import { wallSetup } from './wall.setup.ts';

/** The pieces of a plan that hang, each with its number on the plan. */
const toTemplatePieces = ({ pieces }: Pick<Plan, 'pieces'>): TemplatePiece[] =>
  pieces.flatMap((piece, index) =>
    piece.at
      ? [
          {
            number: index + 1,
            title: piece.subjectData.subject.title,
            size: piece.size,
            hooks: getHookPoints(getPieceFraming(piece), piece.size),
          },
        ]
      : [],
  );

const requests = {
  'templates.requested': {
    guard: 'hasHung',
    target: '#wall.planning.templates.generating',
    description: 'Templates at 1:1 are wanted',
  },
  'print.requested': { guard: 'hasHung', description: 'The plan of the nails is wanted on paper', actions: 'print' },
} as const;

/** The plan of the nails on paper. */
export const templatesState = wallSetup.createStateConfig({
  description: 'Paper for the wall',
  initial: 'idle',
  states: {
    idle: { description: 'Nothing was drawn yet', on: requests },
    generating: {
      description: 'The templates are drawn, and handed to the browser',
      meta: { messages: ['wall.generating'] },
      invoke: {
        id: 'makeTemplates',
        src: 'makeTemplates',
        input: ({ context }) => ({ pieces: toTemplatePieces(context.history.present) }),
        onDone: { target: 'ready', description: 'The file is in the downloads' },
        onError: { target: 'failed', description: 'There is no file' },
      },
    },
    ready: { description: 'The templates can be printed', meta: { messages: ['wall.ready'] }, on: requests },
    failed: { description: 'It can be tried again', meta: { messages: ['wall.notMade'] }, on: requests },
  },
});
