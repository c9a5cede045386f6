import { LAND } from './descriptions/land.ts';
import { PATTERN } from './descriptions/pattern.ts';
import { LINE_DRAWING, STILL_LIFE } from './descriptions/tableAndLine.ts';
import { CITY, NIGHT } from './descriptions/townAndSky.ts';
import { WATER } from './descriptions/water.ts';
import { getText, parseTexts } from './texts.ts';

// The seed's other facts are shared by many prints; only a text written by hand says what is in one.
const texts = parseTexts(WATER, LAND, PATTERN, CITY, NIGHT, STILL_LIFE, LINE_DRAWING);

/** Two or three sentences about a print: what it shows, and in which colours. Throws RangeError for a title without a text. */
export const describeArt = (title: string): string => getText(texts, title);
