import { type ReactNode, type SVGAttributes, useId } from 'react';
import type { Rect } from '../geometry/plane.ts';
import type { Drawing, Fill, Part, PartOf } from './drawing.ts';

type Props = {
  drawing: Drawing;
  /** The text alternative; without it the drawing is decorative. */
  label?: string | undefined;
  className?: string | undefined;
};

/** A drawing as SVG, sized by its styles; the same on the server. */
export const SvgDrawing = ({ drawing: { width, height, parts }, label, className }: Props) => (
  <svg
    className={className}
    viewBox={`0 0 ${width} ${height}`}
    role={label && 'img'}
    aria-label={label}
    aria-hidden={!label || undefined}
  >
    {renderParts(parts, useId())}
  </svg>
);

// Parts have no names, for a drawing is rendered as a whole: their index identifies them and their ids.
const renderParts = (parts: readonly Part[], id: string) =>
  parts.map((part, index) => renderPart(part, `${id}-${index}`));

const getRectProps = ({ x, y, width, height }: Rect) => ({ x, y, width, height });
const url = (id: string) => `url(#${id})`;

function renderPart(part: Part, id: string): ReactNode {
  switch (part.kind) {
    case 'image': {
      const { at, crop } = part;
      const fit = crop ? 'none' : 'xMidYMid slice';
      const image = { href: part.url, preserveAspectRatio: fit };
      // A nested viewport shows only the cropped share.
      return crop ? (
        <svg
          key={id}
          aria-hidden
          {...getRectProps(at)}
          viewBox={`${crop.x} ${crop.y} ${crop.width} ${crop.height}`}
          preserveAspectRatio={fit}
        >
          <image {...image} width={1} height={1} />
        </svg>
      ) : (
        <image key={id} {...getRectProps(at)} {...image} />
      );
    }
    case 'shadow': {
      const { of, offset, blur, colour } = part;
      const [x, y, more] = [of.x + offset.x, of.y + offset.y, 4 * blur];
      const filterRegion = { x: x - 2 * blur, y: y - 2 * blur, width: of.width + more, height: of.height + more };
      return (
        <g key={id}>
          <filter id={id} filterUnits="userSpaceOnUse" colorInterpolationFilters="sRGB" {...filterRegion}>
            <feGaussianBlur stdDeviation={blur / 2} />
          </filter>
          <rect {...getRectProps({ ...of, x, y })} fill={colour} filter={url(id)} />
        </g>
      );
    }
    case 'text': {
      const { text, at, size, colour, align, rotation = 0 } = part;
      return (
        <text
          key={id}
          fontSize={size}
          fill={colour}
          textAnchor={align}
          transform={`translate(${at.x} ${at.y}) rotate(${rotation})`}
        >
          {text}
        </text>
      );
    }
    case 'group': {
      const { at, scale = 1, clip } = part;
      return (
        <g key={id} transform={`translate(${at.x} ${at.y}) scale(${scale})`} clipPath={clip && url(id)}>
          {clip && (
            <clipPath id={id}>
              <rect {...getRectProps(clip)} />
            </clipPath>
          )}
          {renderParts(part.parts, id)}
        </g>
      );
    }
    default: {
      const fill = 'fill' in part ? part.fill : undefined;
      const stroke = 'stroke' in part ? part.stroke : undefined;
      const paint: SVGAttributes<SVGElement> = {
        fill: fill ? (fill.kind === 'colour' ? fill.colour : url(id)) : 'none',
        stroke: stroke?.colour,
        strokeWidth: stroke?.width,
      };
      return (
        <g key={id}>
          {fill && renderGradient(fill, id)}
          {'at' in part ? (
            <rect {...getRectProps(part.at)} {...getRadii(part)} {...paint} />
          ) : (
            <path
              d={'d' in part ? part.d : `M${part.points.map(({ x, y }) => `${x} ${y}`).join('L')}${fill ? 'Z' : ''}`}
              {...paint}
            />
          )}
        </g>
      );
    }
  }
}

const getRadii = (part: PartOf<'rect' | 'ellipse'>) =>
  part.kind === 'rect' ? { rx: part.radius } : { rx: part.at.width / 2, ry: part.at.height / 2 };

function renderGradient(fill: Fill, id: string): ReactNode {
  if (fill.kind === 'colour') return;
  const stops = fill.stops.map(({ at, colour }) => <stop key={at} offset={at} stopColor={colour} />);
  const shared = { id, gradientUnits: 'userSpaceOnUse' } as const;
  return fill.kind === 'linear' ? (
    <linearGradient {...shared} x1={fill.from.x} y1={fill.from.y} x2={fill.to.x} y2={fill.to.y}>
      {stops}
    </linearGradient>
  ) : (
    <radialGradient {...shared} cx={fill.centre.x} cy={fill.centre.y} r={fill.radius}>
      {stops}
    </radialGradient>
  );
}
