import { LAND } from './descriptions/land.ts';
import { PATTERN } from './descriptions/pattern.ts';
import { LINE_DRAWING, STILL_LIFE } from './descriptions/tableAndLine.ts';
import { CITY, NIGHT } from './descriptions/townAndSky.ts';
import { WATER } from './descriptions/water.ts';

// Written by hand: what the seed knows of a print is shared by many, and a text says what is in this one.
const texts = new Map(
  [WATER, LAND, PATTERN, CITY, NIGHT, STILL_LIFE, LINE_DRAWING]
    .flatMap((lines) => lines.split('\n'))
    .map((line) => line.split(' | ') as [title: string, text: string]),
);

/** Two or three sentences about a print: what it shows, and in which colours. Throws RangeError for a title without a text. */
export function describeArt(title: string): string {
  const text = texts.get(title);
  if (!text) throw new RangeError(`no text for ${title}`);
  return text;
}
