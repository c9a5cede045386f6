import type { Size } from '../../domain/size.ts';
import type { Part } from '../drawing/drawing.ts';
import { box, glow } from './shapes.ts';

/** In which light a wall is seen; `day` is how every drawing is lit by itself. */
export type Light = 'day' | 'overcast' | 'lamp' | 'spot';

const grey = (share: number) => `rgb(70 84 104 / ${share})`;
const night = (share: number) => `rgb(26 14 6 / ${share})`;

/** What lies over a drawing in another light than that of the day. */
export function lightParts({ width, height }: Size, light: Light): Part[] {
  const over = (x: number, y: number, radius: number, ...colours: string[]) =>
    box(0, 0, width, height, glow(width * x, height * y, width * radius, ...colours));
  switch (light) {
    case 'overcast':
      return [over(0.3, 0.2, 1.1, grey(0.1), grey(0.2), grey(0.3))];
    case 'lamp':
      return [
        over(0.16, 0.42, 1.05, 'rgb(255 176 84 / 0.2)', night(0.24), night(0.5), night(0.66)),
        over(0.16, 0.42, 0.5, 'rgb(255 196 120 / 0.24)', 'rgb(255 176 90 / 0.07)', 'rgb(255 176 90 / 0)'),
      ];
    case 'spot':
      return [over(0.5, 0.42, 0.72, 'rgb(255 244 224 / 0.1)', night(0.03), night(0.38), night(0.6))];
    default:
      return [];
  }
}
