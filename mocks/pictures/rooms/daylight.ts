import { mix } from '../colour.ts';
import { n } from '../path.ts';
import { box } from '../svg.ts';

/** An SVG with the shadows, the lamplight and the daylight of a room to draw with; `inch` is in px. */
export const inDaylight = (width: number, height: number, inch: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${n(inch * 1.3)}"/></filter>
<filter id="near" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${n(inch * 0.35)}"/></filter>
<linearGradient id="pane"><stop offset="0" stop-color="#fff8e6" stop-opacity="0"/><stop offset=".3" stop-color="#fff8e6" stop-opacity=".17"/><stop offset=".7" stop-color="#fff8e6" stop-opacity=".17"/><stop offset="1" stop-color="#fff8e6" stop-opacity="0"/></linearGradient>
<radialGradient id="lamp"><stop offset="0" stop-color="#ffe2a0" stop-opacity=".55"/><stop offset="1" stop-color="#ffe2a0" stop-opacity="0"/></radialGradient>
<linearGradient id="day" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3d8" stop-opacity=".12"/><stop offset=".5" stop-color="#fff3d8" stop-opacity="0"/><stop offset="1" stop-color="#1a1208" stop-opacity=".16"/></linearGradient>
</defs>${inner}</svg>`;

/** Wall, skirting and boards, with the window's light lying on the wall. */
export function backdrop(
  wall: string,
  boards: string,
  width: number,
  height: number,
  floor: number,
  inch: number,
): string {
  let out = box(0, 0, width, height, wall);
  out += windowLight(width, height);
  out += box(0, floor, width, height - floor, boards);
  for (let k = 1; k < 3; k++)
    out += box(0, floor + (k * (height - floor)) / 2.6, width, inch * 0.18, mix(boards, '#1d150d', 0.3), 0.4);
  out += box(0, floor - 4 * inch, width, 4 * inch, mix(wall, '#ffffff', 0.45));
  out += box(0, floor - 4 * inch, width, 0.25 * inch, mix(wall, '#1d150d', 0.22), 0.5);
  return out + box(0, floor, width, 0.5 * inch, mix(boards, '#1d150d', 0.5), 0.5);
}

/** The light of a window with two panes, lying aslant on a wall. */
export function windowLight(width: number, height: number): string {
  const pane = (x: number) =>
    `<rect x="${n(x)}" y="-9" width="${n(width * 0.19)}" height="${n(height + 9)}" fill="url(#pane)" transform="skewX(18)"/>`;
  return pane(width * 0.02) + pane(width * 0.2);
}
