import type { Meta, StoryObj } from '@storybook/react-vite';
import { FRAME_LIST } from '../../mocks/seed/frameList.ts';
import { getFrameLook } from '../domain/frame.ts';
import { MEDIA, type Media, PAD_COLOURS, type PadColour } from '../domain/framingTerms.ts';
import { getMatWidth, MAT_STYLES, type MatStyle } from '../domain/mat.ts';
import { parseSizeKey, type Size } from '../domain/size.ts';
import type { Artwork } from './artwork.ts';
import styles from './Drawings.stories.module.css';
import type { Drawing, Part } from './drawing/drawing.ts';
import { SvgDrawing } from './drawing/SvgDrawing.tsx';
import { DrawingStage } from './konva/DrawingStage.tsx';
import { createCornerDrawing } from './pieces/cornerDrawing.ts';
import { createFrontDrawing } from './pieces/frontDrawing.ts';
import { createSideDrawing } from './pieces/sideDrawing.ts';
import { FramedThumbnail } from './thumbnail/FramedThumbnail.tsx';
import { FrameSwatch } from './thumbnail/FrameSwatch.tsx';

const FRAMES = FRAME_LIST.map(getFrameLook);
const frameNamed = (title: string) => FRAMES.find((frame) => frame.title === title) ?? null;

const SHAPES = { portrait: '16x20', landscape: '24x16', square: '20x20', panorama: '40x14', large: '32x48' } as const;
const VIEWS = {
  front: createFrontDrawing,
  corner: createCornerDrawing,
  side: createSideDrawing,
} as const;

type Args = {
  view: keyof typeof VIEWS;
  frame: string;
  media: Media;
  mat: MatStyle;
  shape: keyof typeof SHAPES;
  pad: PadColour;
  /** Konva draws the grain of the moulding, SVG only its light. */
  on: 'SVG' | 'Konva';
};

const NO_FRAME = 'no frame';

const meta: Meta<Args> = {
  title: 'Preview/Drawings',
  argTypes: {
    view: { control: 'inline-radio', options: Object.keys(VIEWS) },
    frame: { control: 'select', options: [NO_FRAME, ...FRAMES.map(({ title }) => title)] },
    media: { control: 'inline-radio', options: [...MEDIA] },
    mat: { control: 'inline-radio', options: [...MAT_STYLES] },
    shape: { control: 'select', options: Object.keys(SHAPES) },
    pad: { control: 'select', options: PAD_COLOURS.map(({ id }) => id) },
    on: { control: 'inline-radio', options: ['SVG', 'Konva'] },
  },
  args: {
    view: 'front',
    frame: 'Walnut Line',
    media: 'Paper',
    mat: 'standard',
    shape: 'portrait',
    pad: 'white',
    on: 'SVG',
  },
  render: (args) => <View drawing={VIEWS[args.view](toArtwork(args))} on={args.on} label={labelOf(args)} />,
};
export default meta;
type Story = StoryObj<Args>;

/** A lake under hills at dusk, drawn to the size that it is shown in. */
function pictureOf({ width, height }: Size): string {
  const [w, h] = [width * 30, height * 30];
  const hill = (from: number, rise: number, colour: string) =>
    `<path fill="${colour}" d="M0 ${h * from}C${w * 0.2} ${h * (from - rise)} ${w * 0.35} ${h * (from + 0.02)} ${w * 0.55} ${h * (from - rise * 0.7)}S${w * 0.85} ${h * (from - rise * 1.2)} ${w} ${h * (from - 0.04)}V${h}H0Z"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#2f4858"/><stop offset=".45" stop-color="#c98a5e"/><stop offset=".62" stop-color="#f0cf9a"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#s)"/><circle cx="${w * 0.66}" cy="${h * 0.5}" r="${Math.min(w, h) * 0.07}" fill="#fbeacb"/>${hill(0.6, 0.14, '#5a6f78')}${hill(0.66, 0.1, '#3e5560')}${hill(0.72, 0.07, '#26363d')}<rect y="${h * 0.76}" width="${w}" height="${h * 0.24}" fill="#1e2b31"/><rect x="${w * 0.6}" y="${h * 0.78}" width="${w * 0.12}" height="${h * 0.012}" fill="#f0cf9a" opacity=".6"/><rect x="${w * 0.57}" y="${h * 0.82}" width="${w * 0.19}" height="${h * 0.01}" fill="#f0cf9a" opacity=".35"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function toArtwork({
  frame,
  media,
  mat,
  shape,
  pad,
}: Pick<Args, 'frame' | 'media' | 'mat' | 'shape' | 'pad'>): Artwork {
  const size = parseSizeKey(SHAPES[shape]) as Size;
  const picture = pictureOf(size);
  const framed = frame !== NO_FRAME;
  return {
    title: 'Lake at dusk',
    alt: '',
    picture: { small: picture, large: picture },
    framing: { media, size, framed, mat: framed ? getMatWidth({ media, size, style: mat }) : 0, pad },
    frame: frameNamed(frame),
  };
}

const labelOf = ({ view, frame, media }: Args) => `A lake at dusk on ${media.toLowerCase()}, ${frame}: ${view}`;

function View({ drawing, on, label }: { drawing: Drawing; on: Args['on']; label: string }) {
  return (
    <div className={styles.view} style={{ aspectRatio: drawing.width / drawing.height }}>
      {on === 'Konva' ? (
        <DrawingStage drawing={drawing} label={label} />
      ) : (
        <SvgDrawing drawing={drawing} label={label} className={styles.drawing} />
      )}
    </div>
  );
}

export const Front: Story = {};
export const Corner: Story = { args: { view: 'corner' } };
export const Side: Story = { args: { view: 'side' } };
export const WithGrain: Story = { args: { on: 'Konva', frame: 'Sheesham Step' } };
export const CornerWithGrain: Story = { args: { on: 'Konva', view: 'corner', frame: 'Temple Carved' } };
export const BlackMat: Story = { args: { frame: 'Ink and Gilt', pad: 'black', shape: 'large' } };
export const WithoutMat: Story = { args: { frame: 'Burnished Gold', mat: 'none', shape: 'landscape' } };
export const CanvasByItself: Story = { args: { media: 'Canvas', frame: NO_FRAME } };
export const CanvasInItsTray: Story = { args: { media: 'Canvas', frame: 'Oak Floater', shape: 'square' } };
export const CanvasFromTheSide: Story = { args: { media: 'Canvas', frame: 'Oak Floater', view: 'side' } };
export const SheetByItself: Story = { args: { frame: NO_FRAME, shape: 'panorama' } };

const COLUMNS = 7;

/** Many drawings as one, side by side. */
function wallOf(drawings: Drawing[]): Drawing {
  const width = Math.max(...drawings.map((each) => each.width));
  const height = Math.max(...drawings.map((each) => each.height));
  const parts = drawings.map(
    (each, i): Part => ({
      kind: 'group',
      at: { x: (i % COLUMNS) * width, y: Math.floor(i / COLUMNS) * height },
      parts: each.parts,
    }),
  );
  return { width: width * COLUMNS, height: height * Math.ceil(drawings.length / COLUMNS), parts };
}

const ofEach = (view: Args['view'], args: Args) =>
  FRAMES.map(({ title, type }) =>
    VIEWS[view](toArtwork({ ...args, frame: title, media: type === 'Floater' ? 'Canvas' : args.media })),
  );

export const EveryFrame: Story = {
  render: (args) => <View drawing={wallOf(ofEach('front', args))} on={args.on} label="Every frame of the shop" />,
  args: { on: 'Konva' },
};

export const EveryCorner: Story = {
  render: (args) => <View drawing={wallOf(ofEach('corner', args))} on={args.on} label="A corner of every frame" />,
  args: { on: 'Konva' },
};

export const Thumbnails: Story = {
  render: ({ frame, mat, pad }) => (
    <ul className={styles.list}>
      {Object.entries(SHAPES).flatMap(([shape, key]) =>
        [frame, NO_FRAME].map((each) => {
          const size = parseSizeKey(key) as Size;
          const framed = each !== NO_FRAME;
          return (
            <li key={shape + each}>
              <FramedThumbnail
                media="Paper"
                {...size}
                framed={framed}
                mat={framed ? getMatWidth({ media: 'Paper', size, style: mat }) : 0}
                pad={pad}
                frame={frameNamed(each)}
                imageUrl={pictureOf(size)}
                missingText=""
                label={`${shape}, ${each}`}
              />
            </li>
          );
        }),
      )}
      <li>
        <FramedThumbnail
          media="Paper"
          width={16}
          height={20}
          framed={false}
          mat={0}
          frame={null}
          imageUrl=""
          missingText="A text in the picture's place"
        />
      </li>
    </ul>
  ),
};

export const Swatches: Story = {
  render: () => (
    <ul className={styles.list}>
      {FRAMES.map((frame) => (
        <li key={frame.title} className={styles.swatch}>
          <FrameSwatch frame={frame} />
          {frame.title}
        </li>
      ))}
    </ul>
  ),
};
