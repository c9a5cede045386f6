import { getHookPlaces } from '../../src/domain/planNails.ts';
import type { TemplatePiece } from '../../src/domain/templateSheets.ts';
import { getPieceFraming, type Plan } from './plan.ts';

/** The pieces of a plan that hang, each with its number on the plan. */
export const toTemplatePieces = ({ pieces }: Pick<Plan, 'pieces'>): TemplatePiece[] =>
  pieces.flatMap((piece, index) =>
    piece.at
      ? [
          {
            number: index + 1,
            title: piece.opened.subject.title,
            size: piece.size,
            hooks: getHookPlaces(getPieceFraming(piece), piece.size),
          },
        ]
      : [],
  );
