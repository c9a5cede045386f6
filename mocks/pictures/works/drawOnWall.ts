import type { Moulding } from './moulding.ts';
import { type Rgb, rgb } from './relief.ts';
import { fine, soft } from './tile.ts';
import type { WorkScene } from './workScene.ts';

type Size = { width: number; height: number };

/** The works in their frames on a wall, lit from the upper left; `parts` draws them at a size in px. */
export function drawOnWall(
  { moulding, size, count }: WorkScene,
  picture: Size,
  parts: (size: Size) => readonly Buffer[],
): Size & { data: Buffer } {
  const { width, height } = picture;
  const data = Buffer.alloc(width * height * 3);
  // everything of the frame in inches, then in px
  const [bar, mount, gap] = [
    Math.max(0.9, Math.max(size.width, size.height) * 0.04),
    Math.max(size.width, size.height) * 0.07,
    Math.max(size.width, size.height) * 0.11,
  ];
  const [oneWide, oneTall] = [size.width + 2 * (bar + mount), size.height + 2 * (bar + mount)];
  const scale = Math.min((width * 0.86) / (oneWide * count + gap * (count - 1)), (height * 0.84) / oneTall);
  const px = (inches: number) => Math.round(inches * scale);
  const art: Size = { width: px(size.width), height: px(size.height) };
  const [b, m] = [px(bar), px(mount)];
  const frame: Size = { width: art.width + 2 * (b + m), height: art.height + 2 * (b + m) };
  const total = frame.width * count + px(gap) * (count - 1);
  const top = Math.round((height - frame.height) / 2 - height * 0.008);
  const lefts = Array.from({ length: count }, (_, i) => Math.round((width - total) / 2) + i * (frame.width + px(gap)));
  wall(
    data,
    picture,
    rgb(moulding.wall),
    lefts.map((left) => ({ left, top, ...frame })),
    b,
  );
  const artParts = parts(art);
  for (const [i, left] of lefts.entries()) {
    framed(data, width, { left, top, ...frame }, b, moulding);
    const source = artParts[i] as Buffer;
    const [x0, y0] = [left + b + m, top + b + m];
    for (let y = 0; y < art.height; y++)
      source.copy(data, ((y0 + y) * width + x0) * 3, y * art.width * 3, (y + 1) * art.width * 3);
    recess(data, width, { left: left + b, top: top + b, width: frame.width - 2 * b, height: frame.height - 2 * b }, b);
    floated(data, width, { left: x0, top: y0, ...art }, b);
  }
  return { data, ...picture };
}

type Box = Size & { left: number; top: number };

// plaster, and the shadow of each frame: near and sharp, far and soft
function wall(data: Buffer, { width, height }: Size, colour: Rgb, boxes: readonly Box[], deep: number): void {
  const inside = (value: number, from: number, to: number, blur: number) =>
    Math.min(1, Math.max(0, (value - from) / blur + 0.5)) * Math.min(1, Math.max(0, (to - value) / blur + 0.5));
  const columns = boxes.map(({ left, width: w }) =>
    (
      [
        [0.35, 0.8],
        [1.5, 4.2],
      ] as const
    ).map(([shift, blur]) =>
      Float32Array.from({ length: width }, (_, x) =>
        inside(x, left + deep * shift, left + w + deep * shift, deep * blur),
      ),
    ),
  );
  const rows = boxes.map(({ top, height: h }) =>
    (
      [
        [0.5, 0.8],
        [2.1, 4.6],
      ] as const
    ).map(([shift, blur]) =>
      Float32Array.from({ length: height }, (_, y) =>
        inside(y, top + deep * shift, top + h + deep * shift, deep * blur),
      ),
    ),
  );
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let light =
        (1.045 - 0.11 * (x / width) - 0.05 * (y / height)) * (1 + 0.006 * fine(x * 0.7, y * 0.7) + 0.008 * soft(x, y));
      for (let i = 0; i < boxes.length; i++) {
        const [inner, far] = columns[i] as [Float32Array, Float32Array];
        const [innerY, farY] = rows[i] as [Float32Array, Float32Array];
        light *=
          (1 - 0.3 * (inner[x] as number) * (innerY[y] as number)) *
          (1 - 0.26 * (far[x] as number) * (farY[y] as number));
      }
      const p = (y * width + x) * 3;
      for (let n = 0; n < 3; n++) data[p + n] = Math.min(255, (colour[n as 0] as number) * light);
    }
  }
}

// four mitred bars, each lit by the way it faces, and the mount within
function framed(data: Buffer, wide: number, box: Box, bar: number, { hex, grain, sheen, mount }: Moulding): void {
  const [wood, board] = [rgb(hex), rgb(mount)];
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const [l, r, t, b] = [x, box.width - 1 - x, y, box.height - 1 - y];
      const edge = Math.min(l, r, t, b);
      const p = ((box.top + y) * wide + box.left + x) * 3;
      if (edge >= bar) {
        const tooth = 1 + 0.012 * fine(x * 0.9, y * 0.9);
        for (let n = 0; n < 3; n++) data[p + n] = Math.min(255, (board[n as 0] as number) * tooth);
        continue;
      }
      const upright = edge === l || edge === r;
      const along = upright ? y : x;
      const across = edge / bar;
      // light from the upper left: the outer arris of the left and top bars catches it
      const facing = edge === l || edge === t ? 1 : -1;
      const arris = across < 0.1 ? 0.13 * facing : across > 0.88 ? -0.2 * facing : 0;
      let light =
        (upright ? 0.95 : 1.02) +
        arris +
        sheen * 0.35 * Math.exp(-(((across - 0.3) / 0.16) ** 2)) * (facing > 0 ? 1 : 0.55);
      if (grain)
        light +=
          0.07 * fine(across * 22 + (upright ? 0 : 60), along * 0.06) + 0.05 * fine(across * 60, along * 0.02 + 40);
      const mitre = Math.abs(Math.min(l, r) - Math.min(t, b)) < 1 ? 0.82 : 1;
      for (let n = 0; n < 3; n++) data[p + n] = Math.min(255, Math.max(0, (wood[n as 0] as number) * light * mitre));
    }
  }
}

const darken = (data: Buffer, p: number, by: number) => {
  for (let n = 0; n < 3; n++) data[p + n] = (data[p + n] as number) * by;
};

// the deep frame throws its shade on the mount, from above and from the left
function recess(data: Buffer, wide: number, { left, top, width, height }: Box, bar: number): void {
  const deep = bar * 1.1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const shade = Math.max(0, 1 - y / deep) ** 1.5 * 0.34 + Math.max(0, 1 - x / deep) ** 1.5 * 0.26;
      if (shade > 0.004) darken(data, ((top + y) * wide + left + x) * 3, 1 - Math.min(0.42, shade));
    }
  }
}

// the sheet stands off the mount on hidden strips
function floated(data: Buffer, wide: number, { left, top, width, height }: Box, bar: number): void {
  const reach = Math.max(3, Math.round(bar * 0.42));
  for (let k = 1; k <= reach; k++) {
    const by = 1 - 0.3 * (1 - k / reach) ** 1.2;
    for (let x = Math.round(reach * 0.6); x < width + k * 0.7; x++)
      darken(data, ((top + height - 1 + k) * wide + left + x) * 3, by);
    for (let y = Math.round(reach * 0.6); y < height - 1 + k * 0.7; y++)
      darken(data, ((top + y) * wide + left + width - 1 + k) * 3, by);
  }
}
