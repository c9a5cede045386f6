import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Drawing, Part } from '../../src/preview/drawing/drawing.ts';
import { DrawingStage } from '../../src/preview/konva/DrawingStage.tsx';
import { CanvasUnavailableError, TaintedDrawingError, toPng } from '../../src/preview/konva/png.ts';

const red: Part = {
  kind: 'rect',
  at: { x: 0, y: 0, width: 40, height: 1 },
  fill: { kind: 'colour', colour: '#ff0000' },
};
const drawing: Drawing = { width: 40, height: 1, parts: [red] };

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const place = (width: number, height: number) => {
  const host = document.createElement('div');
  host.style.cssText = `width: ${width}px; height: ${height}px`;
  document.body.append(host);
  return host;
};

describe('a drawing as PNG', () => {
  test('has as many pixels an inch as asked for', async () => {
    const { width, height } = await createImageBitmap(await toPng(drawing, 20));
    expect([width, height]).toEqual([800, 20]);
  });

  test('has no handles', async () => {
    const handle: Part = {
      kind: 'group',
      id: 'handle-mark',
      at: { x: 0, y: 0 },
      parts: [{ ...red, fill: { kind: 'colour', colour: '#0000ff' } }],
    };
    const saved = await createImageBitmap(await toPng({ ...drawing, parts: [red, handle] }, 1));
    const seen = document.createElement('canvas').getContext('2d')!;
    seen.drawImage(saved, 0, 0);
    expect([...seen.getImageData(0, 0, 1, 1).data]).toEqual([255, 0, 0, 255]);
  });

  test('has fewer where the browser has no canvas for them, and keeps its shape', async () => {
    const { width, height } = await createImageBitmap(await toPng(drawing, 1000));
    expect(width).toBeGreaterThan(10_000);
    expect(width).toBeLessThanOrEqual(16_384);
    expect(width / height).toBeCloseTo(40, 0);
  });

  test('of a corner of a large picture takes no canvas that is larger than the PNG, or than the picture itself', async () => {
    const made: HTMLCanvasElement[] = [];
    const create = document.createElement.bind(document);
    vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      const element = create(name);
      if (element instanceof HTMLCanvasElement) made.push(element);
      return element;
    });
    const near: Drawing = {
      width: 3,
      height: 2,
      parts: [{ kind: 'image', url: colour('#00ff00'), at: { x: 1, y: 1, width: 36, height: 48 } }],
    };
    const seen = await createImageBitmap(await toPng(near, 300));
    const context = new OffscreenCanvas(900, 600).getContext('2d')!;
    context.drawImage(seen, 0, 0);
    const colourAt = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data];
    expect([colourAt(290, 290), colourAt(310, 310), colourAt(890, 590)]).toEqual([
      [0, 0, 0, 0],
      [0, 255, 0, 255],
      [0, 255, 0, 255],
    ]);
    expect(Math.max(...made.map(({ width, height }) => width * height))).toBe(900 * 600);
  });

  test('is refused by name where a picture may not be copied', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => {
      throw new DOMException('Tainted canvases may not be exported.', 'SecurityError');
    });
    await expect(toPng(drawing, 20)).rejects.toThrow(TaintedDrawingError);
  });

  test('is refused by name where the browser makes none at all', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    await expect(toPng(drawing, 20)).rejects.toThrow(CanvasUnavailableError);
  });
});

/** The colour in the middle of the stage. */
const middle = (host: HTMLElement) => {
  const seen = document.createElement('canvas').getContext('2d')!;
  for (const canvas of host.querySelectorAll('canvas'))
    seen.drawImage(canvas, -canvas.width / 2 + 5, -canvas.height / 2 + 5);
  return [...seen.getImageData(5, 5, 1, 1).data];
};

const colour = (colour: string) => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d')!;
  context.fillStyle = colour;
  context.fillRect(0, 0, 300, 150);
  return canvas.toDataURL();
};

const withPicture = (url: string): Drawing => ({
  width: 10,
  height: 10,
  parts: [{ kind: 'image', url, at: { x: 0, y: 0, width: 10, height: 10 } }],
});

describe('the stage', () => {
  test('shows the last picture until the next one is decoded, and never none', async () => {
    const host = place(100, 100);
    let show: (url: string) => void = () => undefined;
    const painted = Promise.withResolvers<void>();
    function Pictures() {
      const [url, set] = useState(colour('#ff0000'));
      show = set;
      return <DrawingStage drawing={withPicture(url)} label="Picture" onPainted={painted.resolve} />;
    }
    const root = createRoot(host);
    flushSync(() => root.render(<Pictures />));
    await painted.promise;
    expect(middle(host)).toEqual([255, 0, 0, 255]);

    const decoded = Promise.withResolvers<void>();
    const decode = HTMLImageElement.prototype.decode;
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(async function (this: HTMLImageElement) {
      await decoded.promise;
      return decode.call(this);
    });
    flushSync(() => show(colour('#0000ff')));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(middle(host)).toEqual([255, 0, 0, 255]);
    decoded.resolve();
    await vi.waitFor(() => expect(middle(host)).toEqual([0, 0, 255, 255]));
    root.unmount();
  });

  test('has a pixel for each of the screen’s, also when their number changes', async () => {
    const host = place(101, 77);
    const ratio = vi.spyOn(window, 'devicePixelRatio', 'get').mockReturnValue(1);
    const root = createRoot(host);
    flushSync(() => root.render(<DrawingStage drawing={drawing} label="Picture" />));
    const size = () => [...host.querySelectorAll('canvas')].map(({ width, height }) => [width, height]);
    await vi.waitFor(() => expect(size()).toEqual([[101, 77]]));
    ratio.mockReturnValue(2.5);
    // Another monitor is seen from its query, or from the place that it changes.
    host.style.width = '102px';
    await vi.waitFor(() => expect(size()).toEqual([[255, 193]]));
    root.unmount();
  });

  test('is a picture with a name, and what can be moved is an application in it', async () => {
    const host = place(400, 100);
    const group: Part = { kind: 'group', id: 'piece', at: { x: 4, y: 0 }, parts: [red] };
    const extent = { x: 0, y: 0, width: 40, height: 1 };
    const root = createRoot(host);
    flushSync(() =>
      root.render(
        <DrawingStage
          drawing={{ ...drawing, parts: [group] }}
          label="A red line"
          draggables={[{ id: 'piece', label: 'The line', extent, within: extent }]}
        />,
      ),
    );
    const getName = (role: string) => host.querySelector(`[role=${role}]`)?.getAttribute('aria-label');
    await vi.waitFor(() => expect([getName('img'), getName('application')]).toEqual(['A red line', 'The line']));
    const grip = host.querySelector<HTMLElement>('[role=application]')!;
    expect(getComputedStyle(grip).touchAction).toBe('none');
    expect(getComputedStyle(host.querySelector('canvas')!).touchAction).not.toBe('none');
    expect(grip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    root.unmount();
  });
});
