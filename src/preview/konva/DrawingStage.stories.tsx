import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { FRAME_LIST } from '../../../mocks/seed/frameList.ts';
import { type FrameLook, getFrameLook } from '../../domain/frame.ts';
import type { Framing } from '../../domain/framing.ts';
import type { Artwork } from '../artwork.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { measurePiece } from '../geometry/piece.ts';
import type { Point, Rect } from '../geometry/plane.ts';
import { createMoulding } from '../moulding/createMoulding.ts';
import { createFrontDrawing } from '../pieces/frontDrawing.ts';
import { createPieceParts } from '../pieces/pieceParts.ts';
import { StaticStage } from '../stage/StaticStage.tsx';
import { DrawingStage } from './DrawingStage.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="400"><rect width="320" height="400" fill="#2f5d73"/><rect y="250" width="320" height="150" fill="#d8a24a"/><circle cx="120" cy="150" r="64" fill="#a33b2a"/></svg>',
)}`;

const FRAMES = FRAME_LIST.map(getFrameLook);
const SOON = FRAMES.map((look) => createMoulding(look));

const FRAMING: Framing = { media: 'Paper', size: { width: 16, height: 20 }, framed: true, mat: 2.5 };

const createArtwork = (frame: FrameLook): Artwork => ({
  title: 'Sun over water',
  alt: 'A red sun over water',
  picture: { small: PICTURE, large: PICTURE },
  framing: FRAMING,
  frame,
});

const ROOM = { width: 120, height: 90 };
const MARK: Rect = { x: -1.5, y: -1.5, width: 3, height: 3 };
const WALL: Rect = { x: 0, y: 0, width: 120, height: 78 };

/** A bare wall with a floor, a piece on it, and two marks that can be taken hold of and do not belong to what is seen. */
function roomDrawing(frame: FrameLook, at: Point, mark: Point): Drawing {
  const { parts } = createPieceParts(createArtwork(frame));
  return {
    ...ROOM,
    parts: [
      { kind: 'rect', at: { x: 0, y: 0, ...ROOM }, fill: { kind: 'colour', colour: '#e6ddcf' } },
      { kind: 'rect', at: { x: 0, y: 78, width: 120, height: 12 }, fill: { kind: 'colour', colour: '#a1866a' } },
      { kind: 'group', id: 'piece', at, parts },
      {
        kind: 'group',
        id: 'handle-mark',
        at: mark,
        parts: [
          {
            kind: 'ellipse',
            at: MARK,
            fill: { kind: 'colour', colour: '#96361d' },
          },
        ],
      },
    ],
  };
}

type Args = {
  frame: string;
  /** How wide its place is, in CSS pixels. */
  wide: number;
  /** As SVG, without a canvas. */
  isStatic: boolean;
  onMoved: (id: string, at: Point) => void;
};

function Room({ frame, wide, isStatic, onMoved }: Args) {
  const [places, put] = useState<Record<string, Point>>({ piece: { x: 40, y: 20 }, 'handle-mark': { x: 100, y: 40 } });
  const look = FRAMES.find(({ title }) => title === frame) ?? FRAMES[0]!;
  const stage = {
    drawing: roomDrawing(look, places.piece!, places['handle-mark']!),
    label: 'A framed picture on a wall',
    draggables: [
      {
        id: 'piece',
        label: 'The picture',
        instructions: 'Arrow keys move it by an inch, with shift by six.',
        extent: measurePiece(FRAMING).outer,
        within: WALL,
      },
      { id: 'handle-mark', label: 'The mark', extent: MARK, within: WALL, step: 0.25 },
    ],
    onMoved: (id: string, at: Point) => {
      put((all) => ({ ...all, [id]: at }));
      onMoved(id, at);
    },
  };
  return (
    <div style={{ width: wide }}>
      <div style={{ height: (wide * ROOM.height) / ROOM.width }}>
        {isStatic ? (
          <StaticStage {...stage} onDragStart={() => {}} onDragEnd={() => {}} />
        ) : (
          <DrawingStage {...stage} preload={SOON} />
        )}
      </div>
    </div>
  );
}

const meta: Meta<Args> = {
  title: 'Preview/Stage',
  argTypes: {
    frame: { control: 'select', options: FRAMES.map(({ title }) => title) },
    wide: { control: { type: 'range', min: 200, max: 1000, step: 10 } },
  },
  args: { frame: 'Walnut Line', wide: 600, isStatic: false, onMoved: fn() },
  render: (args) => <Room {...args} />,
};
export default meta;

type Story = StoryObj<Args>;

export const OnAWall: Story = {};
export const OnAPhone: Story = { args: { wide: 340 } };

/** Whoever cannot drag moves with the keys, an inch or six at a time, and never off the wall. */
export const ByKeys: Story = {
  async play({ canvasElement, args }) {
    const piece = await within(canvasElement).findByRole('application', { name: 'The picture' });
    await expect(piece).toHaveAccessibleDescription('Arrow keys move it by an inch, with shift by six.');
    piece.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onMoved).toHaveBeenLastCalledWith('piece', { x: 41, y: 20 });
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onMoved).toHaveBeenLastCalledWith('piece', { x: 41, y: 26 });
    for (let times = 0; times < 6; times++) await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    // 26.6 inches high, it ends where the floor begins.
    await expect(args.onMoved).toHaveBeenLastCalledWith('piece', { x: 41, y: 78 - 26.6 });

    within(canvasElement).getByRole('application', { name: 'The mark' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onMoved).toHaveBeenLastCalledWith('handle-mark', { x: 99.75, y: 40 });
  },
};

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2, pointerId: 7, isPrimary: true, button: 0 };
};

/** A hand lets go where it is; a drag that is broken off leaves the piece where it was. */
export const ByHand: Story = {
  async play({ canvasElement, args }) {
    const piece = await within(canvasElement).findByRole('application', { name: 'The picture' });
    const from = middleOf(piece);
    // 600 px for 120 inches: 5 px an inch.
    fireEvent.pointerDown(piece, from);
    fireEvent.pointerMove(piece, { ...from, clientX: from.clientX + 50, clientY: from.clientY - 25 });
    fireEvent.pointerUp(piece, { ...from, clientX: from.clientX + 50, clientY: from.clientY - 25 });
    await expect(args.onMoved).toHaveBeenCalledTimes(1);
    await expect(args.onMoved).toHaveBeenLastCalledWith('piece', { x: 50, y: 15 });
    await waitFor(() => expect(middleOf(piece).clientX).toBeCloseTo(from.clientX + 50, 0));

    const there = middleOf(piece);
    fireEvent.pointerDown(piece, there);
    fireEvent.pointerMove(piece, { ...there, clientX: there.clientX + 100 });
    piece.focus();
    await userEvent.keyboard('{Escape}');
    fireEvent.pointerUp(piece, there);
    await expect(args.onMoved).toHaveBeenCalledTimes(1);
    await expect(middleOf(piece).clientX).toBeCloseTo(there.clientX, 0);
  },
};

/** The drawing that stands in the canvas's place is moved by the same handles. */
export const DrawingByKeys: Story = { args: { isStatic: true }, play: ByKeys.play! };
export const DrawingByHand: Story = { args: { isStatic: true }, play: ByHand.play! };

function AllFrames() {
  const [count, setCount] = useState(0);
  const frame = FRAMES[count % FRAMES.length]!;
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Next frame: {frame.title}
      </button>
      <div style={{ height: 600 }}>
        <DrawingStage drawing={createFrontDrawing(createArtwork(frame))} label={`In ${frame.title}`} preload={SOON} />
      </div>
    </>
  );
}

export const FrameAfterFrame: Story = { render: () => <AllFrames /> };
