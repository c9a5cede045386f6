import { mix } from '../colour.ts';
import { box, gradient } from '../svg.ts';

/** A chip of colour; a metal's has a sheen. */
export type SwatchScene = { scene: 'swatch'; hex: string; sheen: boolean; ratio: { w: number; h: number } };

/** Draws a chip of colour as SVG text; the long side is in px. */
export function swatch({ hex, sheen }: SwatchScene, longSide: number): string {
  const light = mix(hex, '#ffffff', sheen ? 0.5 : 0.1);
  const dark = mix(hex, '#1a1510', sheen ? 0.28 : 0.08);
  const stops = sheen
    ? ([
        [0, dark],
        [0.34, hex],
        [0.48, light],
        [0.62, hex],
        [1, dark],
      ] as const)
    : ([
        [0, light],
        [0.5, hex],
        [1, dark],
      ] as const);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${longSide}" height="${longSide}" viewBox="0 0 100 100"><defs>${gradient('s', stops, true)}</defs><g transform="rotate(24 50 50)">${box(-30, -30, 160, 160, 'url(#s)')}</g></svg>`;
}
