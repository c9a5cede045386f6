import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render } from '../../../fixtures/harness/render.tsx';
import type { PreviewModel } from '../../../machines/preview/preview.connect.ts';
import { artworkSamples } from '../../../src/flows/preview/artworkSamples.ts';
import { createPreviewDrawing, getDraggables } from '../../../src/flows/preview/previewDrawing.ts';
import { getMarksStage } from '../../../src/flows/wallPhoto/marks.ts';
import { StaticStage } from '../../../src/preview/stage/StaticStage.tsx';

afterEach(cleanup);

type Stage = Pick<Parameters<typeof StaticStage>[0], 'drawing' | 'draggables' | 'onMoved'>;

function openStage(stage: Stage) {
  render(
    <div style={{ width: 640, height: 480 }}>
      <StaticStage {...stage} label="The wall" onDragStart={() => {}} onDragEnd={() => {}} />
    </div>,
  );
}

test('[FRAME-10] a piece is moved from where it hangs, and gripped by nothing but itself, with its measures as without', async () => {
  const hang = vi.fn();
  const wall = { room: 'study', paint: 'chalk', at: null, isMeasured: true, isPersonThere: false, photo: null };
  const view = { view: 'wall', wall: { ...wall, inchesPerPixel: null }, hang } as unknown as PreviewModel;
  const drawing = createPreviewDrawing(artworkSamples.canvas, view);
  openStage({ drawing, ...getDraggables(artworkSamples.canvas, view, drawing) });
  const piece = screen.getByRole('application', { name: 'Misty Ghats on the wall' });
  // 16.8 of the 128 inches that the study shows.
  expect(piece.getBoundingClientRect().width).toBeCloseTo((16.8 / 128) * 640, 0);
  piece.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(hang).toHaveBeenCalledWith({ x: expect.closeTo(-1, 6), y: expect.closeTo(57, 6) });
});

test('[FRAME-10] a mark is moved up to the edge of the photo', async () => {
  const move = vi.fn();
  const photo = { url: '', width: 1200, height: 900 };
  const reference = { from: { x: 8, y: 450 }, to: { x: 900, y: 300 }, length: '', unit: 'in' } as const;
  openStage(getMarksStage({ photo, reference, move }));
  screen.getByRole('application', { name: 'First mark' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(move).toHaveBeenCalledWith('from', { x: 2, y: 450 });
});
