/** WCAG 2.2, relative luminance of #rrggbb. */
const getLuminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((offset) => {
    const part = Number.parseInt(hex.slice(offset, offset + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2.2, contrast ratio of two colours, from 1 to 21. */
export function getContrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [getLuminance(first), getLuminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = readonly [colour: string, ground: string];
const combine = (colours: readonly string[], grounds: readonly string[]): Pair[] =>
  colours.flatMap((colour) => grounds.map((ground): Pair => [colour, ground]));
const GROUNDS = ['wall', 'panel', 'sheet'];

/** Every text colour on every ground on which a part writes it. */
const TEXTS = [
  ...combine(['ink', 'ink-quiet', 'accent', 'accent-deep', 'found', 'fault'], GROUNDS),
  ...combine(['on-accent'], ['accent', 'accent-deep']),
  ...combine(['found', 'ink'], ['found-tint']),
  ...combine(['fault', 'ink'], ['fault-tint']),
  ...combine(['wall'], ['ink']),
];

/** What shows where a control is, or which one is chosen. */
const SHAPES = combine(['edge', 'ink', 'accent', 'fault'], GROUNDS);

/** Which tokens stand on which, as a text or a shape, with the contrast that WCAG 2.2 AA asks for. */
export const PAIRS = [
  ...TEXTS.map(([colour, ground]) => ({ use: 'text' as const, colour, ground, least: 4.5 })),
  ...SHAPES.map(([colour, ground]) => ({ use: 'shape' as const, colour, ground, least: 3 })),
];
