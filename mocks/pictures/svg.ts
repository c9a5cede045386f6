import { n } from './path.ts';

const seeThrough = (opacity: number): string => (opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : '');

/** A filled path; `paint` is a colour or `url(#id)`. */
export const fill = (d: string, paint: string, opacity = 1): string =>
  `<path d="${d}" fill="${paint}"${seeThrough(opacity)}/>`;

/** A drawn line with round ends. */
export const line = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${seeThrough(opacity)}/>`;

export const disc = (x: number, y: number, r: number, paint: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${paint}"${seeThrough(opacity)}/>`;

export const ring = (x: number, y: number, r: number, colour: string, width: number, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${seeThrough(opacity)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, paint: string, opacity = 1): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint}"${seeThrough(opacity)}/>`;

export const box = (x: number, y: number, width: number, height: number, paint: string, opacity = 1): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${paint}"${seeThrough(opacity)}/>`;

/** A definition `#id` of a gradient from top to bottom; stops are [share, colour, opacity]. */
export function gradient(id: string, stops: readonly (readonly [number, string, number?])[], sideways = false): string {
  const marks = stops.map(
    ([share, colour, opacity = 1]) => `<stop offset="${share}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" ${sideways ? 'x2="1" y2="0"' : 'x2="0" y2="1"'}>${marks.join('')}</linearGradient>`;
}

/** A definition `#id` of a glow: full in the middle, nothing at the rim. */
export const glow = (id: string, colour: string, strength: number): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/** The content, seen only inside the path; the id must be new in the picture. */
export const inside = (id: string, d: string, content: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;

/** The content, moved, turned (degrees) and scaled. */
export const placeContent = (content: string, x: number, y: number, turn = 0, scale = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${content}</g>`;
