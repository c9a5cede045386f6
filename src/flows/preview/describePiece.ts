import { outerSize } from '../../domain/framing.ts';
import { sizeLabel } from '../../domain/size.ts';
import type { Shown } from '../../preview/shown.ts';

/** A length for a person to read: to the hundredth of an inch. */
export const figure = (inches: number) => Math.round(inches * 100) / 100;

/** A piece in words: 'Misty Ghats, 16 × 20 inches on canvas in the Nordic frame, 16.8 × 20.8 inches outside'. (FRAME-10) */
export function describePiece({ framing, frame, title }: Shown): string {
  const outer = outerSize(framing);
  return [
    `${title}, ${sizeLabel(framing.size)} inches on ${framing.media.toLowerCase()}`,
    framing.framed && frame ? ` in the ${frame.title} frame` : '',
    framing.framed && framing.mat > 0 ? ` with a mat of ${framing.mat} inches` : '',
    framing.framed ? `, ${sizeLabel({ width: figure(outer.width), height: figure(outer.height) })} inches outside` : '',
  ].join('');
}

/** The whole piece, and what its picture shows. */
export const describeWhole = (shown: Shown): string =>
  shown.alt ? `${describePiece(shown)}. ${shown.alt}` : describePiece(shown);
