import type { Fill, Part, PartOf, Stroke } from '../drawing/drawing.ts';
import type { Point, Rect, Side } from '../geometry/plane.ts';
import type { Moulding } from '../moulding/moulding.ts';
import { paintPicture } from './paintPicture.ts';
import { paintShadow } from './paintShadow.ts';
import type { Texture } from './textures.ts';

/** A canvas does not inherit the page's font, so the store's is named. */
const FONT_FAMILY = '"Instrument Sans Variable", system-ui, sans-serif';
const FONT_SAMPLE = '16px "Instrument Sans Variable"';

/** Loads the letters of a text; true if they were not loaded before. It resolves even if that fails. */
export async function loadFontFor(text: string): Promise<boolean> {
  if (!text || document.fonts.check(FONT_SAMPLE, text)) return false;
  await document.fonts.load(FONT_SAMPLE, text).catch(() => undefined);
  return true;
}

/**
 * Where a surface's pixels go: along the outer edge, clockwise around the frame as the mitre's points are, and across
 * from the outer edge to the inner one, however wide the face is.
 */
export function getSurfaceTransform(
  { points: [from, to, inner] }: Pick<PartOf<'mitre'>, 'points'>,
  { pixelsPerInch, across }: Texture,
) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const along = 1 / pixelsPerInch;
  const inward = Math.abs(ux * (inner.y - from.y) - uy * (inner.x - from.x)) / across;
  return { a: ux * along, b: uy * along, c: -uy * inward, d: ux * inward, e: from.x, f: from.y };
}

/** What a drawing is painted with; null where it is not loaded yet. */
export type PaintResources = {
  texture: (moulding: Moulding, side: Side, pixelsPerInch: number) => Texture | null;
  picture: (url: string) => HTMLImageElement | null;
};

type Painter = { context: CanvasRenderingContext2D; resources: PaintResources; pixelsPerInch: number };

const paths = new Map<string, Path2D>();
const MAX_PATHS = 1000;

function toPath(d: string): Path2D {
  const cached = paths.get(d);
  if (cached) return cached;
  if (paths.size >= MAX_PATHS) paths.clear();
  const path = new Path2D(d);
  paths.set(d, path);
  return path;
}

function toStyle(context: CanvasRenderingContext2D, fill: Fill): string | CanvasGradient {
  if (fill.kind === 'colour') return fill.colour;
  const gradient =
    fill.kind === 'linear'
      ? context.createLinearGradient(fill.from.x, fill.from.y, fill.to.x, fill.to.y)
      : context.createRadialGradient(fill.centre.x, fill.centre.y, 0, fill.centre.x, fill.centre.y, fill.radius);
  for (const { at, colour } of fill.stops) gradient.addColorStop(at, colour);
  return gradient;
}

function trace(context: CanvasRenderingContext2D, points: readonly Point[], isClosed: boolean) {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  if (isClosed) context.closePath();
}

/** Fills and strokes a path, or the current one. */
function fillAndStroke(context: CanvasRenderingContext2D, fill?: Fill, stroke?: Stroke, path?: Path2D) {
  if (fill) {
    context.fillStyle = toStyle(context, fill);
    if (path) context.fill(path);
    else context.fill();
  }
  if (stroke) {
    context.strokeStyle = stroke.colour;
    context.lineWidth = stroke.width;
    if (path) context.stroke(path);
    else context.stroke();
  }
}

const rect = (context: CanvasRenderingContext2D, { x, y, width, height }: Rect) => context.rect(x, y, width, height);

function paintMitre({ context, resources, pixelsPerInch }: Painter, part: PartOf<'mitre'>) {
  const texture = resources.texture(part.moulding, part.side, pixelsPerInch);
  trace(context, part.points, true);
  if (!texture) return fillAndStroke(context, part.fill);
  texture.pattern.setTransform(getSurfaceTransform(part, texture));
  context.fillStyle = texture.pattern;
  context.fill();
}

function paintImage({ context, resources }: Painter, part: PartOf<'image'>) {
  const image = resources.picture(part.url);
  if (!image?.naturalWidth) return;
  const { a, d, e, f } = context.getTransform();
  const { x, y, width, height } = part.at;
  paintPicture(context, image, part.crop, { x: e + x * a, y: f + y * d, width: width * a, height: height * d });
}

function paintText({ context }: Painter, { text, at, size, colour, align, rotation = 0 }: PartOf<'text'>) {
  context.save();
  context.translate(at.x, at.y);
  context.rotate((rotation * Math.PI) / 180);
  // A font size below a pixel would be rounded away, so the text is set large and scaled down.
  context.scale(size / 100, size / 100);
  context.font = `100px ${FONT_FAMILY}`;
  context.textAlign = align === 'middle' ? 'center' : align;
  context.fillStyle = colour;
  context.fillText(text, 0, 0);
  context.restore();
}

function paintGroup(painter: Painter, { at, scale = 1, clip, parts }: PartOf<'group'>) {
  const { context } = painter;
  context.save();
  context.translate(at.x, at.y);
  context.scale(scale, scale);
  if (clip) {
    context.beginPath();
    rect(context, clip);
    context.clip();
  }
  for (const part of parts) paintPart({ ...painter, pixelsPerInch: painter.pixelsPerInch * scale }, part);
  context.restore();
}

function paintPart(painter: Painter, part: Part) {
  const { context } = painter;
  switch (part.kind) {
    case 'polygon':
      trace(context, part.points, true);
      return fillAndStroke(context, part.fill, part.stroke);
    case 'line':
      trace(context, part.points, false);
      return fillAndStroke(context, undefined, part.stroke);
    case 'rect': {
      context.beginPath();
      if (part.radius) context.roundRect(part.at.x, part.at.y, part.at.width, part.at.height, part.radius);
      else rect(context, part.at);
      return fillAndStroke(context, part.fill, part.stroke);
    }
    case 'ellipse': {
      const { x, y, width, height } = part.at;
      context.beginPath();
      context.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
      return fillAndStroke(context, part.fill);
    }
    case 'path':
      return fillAndStroke(context, part.fill, part.stroke, toPath(part.d));
    case 'mitre':
      return paintMitre(painter, part);
    case 'image':
      return paintImage(painter, part);
    case 'shadow':
      return paintShadow(context, part, painter.pixelsPerInch);
    case 'text':
      return paintText(painter, part);
    case 'group':
      return paintGroup(painter, part);
  }
}

/**
 * Paints parts of a drawing. The context is scaled so that one of its units is an inch, which is `pixelsPerInch` pixels of
 * its canvas.
 */
export function paintParts(
  context: CanvasRenderingContext2D,
  parts: readonly Part[],
  { resources, pixelsPerInch }: { resources: PaintResources; pixelsPerInch: number },
) {
  context.save();
  context.imageSmoothingEnabled = true;
  for (const part of parts) paintPart({ context, resources, pixelsPerInch }, part);
  context.restore();
}
