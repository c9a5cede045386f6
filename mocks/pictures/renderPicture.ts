import type { Style } from './canvas.ts';
import { PALETTES, type PaletteName } from './palettes.ts';
import { n } from './path.ts';
import { createRandom } from './random.ts';
import { backwater } from './styles/backwater.ts';
import { bauhaus } from './styles/bauhaus.ts';
import { botanical } from './styles/botanical.ts';
import { city } from './styles/city.ts';
import { contours } from './styles/contours.ts';
import { field } from './styles/field.ts';
import { hills } from './styles/hills.ts';
import { jali } from './styles/jali.ts';
import { kolam } from './styles/kolam.ts';
import { lilies } from './styles/lilies.ts';
import { lineDrawing } from './styles/lineDrawing.ts';
import { midcentury } from './styles/midcentury.ts';
import { night } from './styles/night.ts';
import { rain } from './styles/rain.ts';
import { stillLife } from './styles/stillLife.ts';
import { terraces } from './styles/terraces.ts';
import { waves } from './styles/waves.ts';

const STYLES = {
  backwater,
  bauhaus,
  botanical,
  city,
  contours,
  field,
  hills,
  jali,
  kolam,
  lilies,
  lineDrawing,
  midcentury,
  night,
  rain,
  stillLife,
  terraces,
  waves,
} satisfies Record<string, Style>;

/** The styles that a picture may be drawn in, a file each. */
export type StyleName = keyof typeof STYLES;

/** What a picture is drawn from: the same sketch always gives the same bytes. */
export type Sketch = {
  style: StyleName;
  /** a variant that the style knows, or '' for one at random */
  variant: string;
  palette: PaletteName;
  seed: number;
  /** the shape of the sheet, as in 3 : 4 */
  ratio: { w: number; h: number };
};

const LONG_SIDE = 1200;

/** The sheet of a ratio in user units: the long side is 1200. */
const getSheet = ({ w, h }: Sketch['ratio']): { width: number; height: number } => ({
  width: (LONG_SIDE * w) / Math.max(w, h),
  height: (LONG_SIDE * h) / Math.max(w, h),
});

/** Draws a sketch as SVG text whose width and height are in px (CAT-19). */
export function renderPicture(art: Sketch, longSide = LONG_SIDE): string {
  const { width, height } = getSheet(art.ratio);
  const inner = STYLES[art.style]({
    width,
    height,
    unit: Math.min(width, height) / 100,
    palette: PALETTES[art.palette],
    random: createRandom(art.seed),
    variant: art.variant,
  });
  const scale = longSide / LONG_SIDE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="0 0 ${n(width)} ${n(height)}" preserveAspectRatio="none">${inner}</svg>`;
}
