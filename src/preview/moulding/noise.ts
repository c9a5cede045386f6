/** A fixed stream of numbers from 0 to 1 (mulberry32), the same for the same text. */
export function createRandom(text: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const ROWS = 64;
const smooth = (t: number): number => t * t * (3 - 2 * t);

/**
 * Smooth noise from -1 to 1 over a strip, a row at a time, which is what makes strips fast. `cells` knots lie along the
 * row, which ends as it begins; the row's place across is in knots too.
 */
export function createRowNoise(
  random: () => number,
  cells: number,
  length: number,
): (across: number, into: Float32Array) => void {
  const knots = Float32Array.from({ length: cells * ROWS }, () => random() * 2 - 1);
  const cell = new Uint16Array(length);
  const part = new Float32Array(length);
  for (let x = 0; x < length; x++) {
    const at = (x * cells) / length;
    cell[x] = at;
    part[x] = smooth(at - Math.floor(at));
  }
  const line = new Float32Array(cells + 1);
  return (across, into) => {
    const whole = Math.floor(across);
    const share = smooth(across - whole);
    const above = (((whole % ROWS) + ROWS) % ROWS) * cells;
    const below = ((((whole + 1) % ROWS) + ROWS) % ROWS) * cells;
    for (let i = 0; i < cells; i++) {
      const a = knots[above + i] as number;
      line[i] = a + ((knots[below + i] as number) - a) * share;
    }
    line[cells] = line[0] as number;
    for (let x = 0; x < length; x++) {
      const i = cell[x] as number;
      const a = line[i] as number;
      into[x] = a + ((line[i + 1] as number) - a) * (part[x] as number);
    }
  };
}

/**
 * How far a place lies inside its cell of a cracked ground: 0 at the crack, about 1 in the middle. Places are in cells,
 * and what lies along repeats after `wrap` of them.
 */
export function createCrackleNoise(random: () => number): (along: number, across: number, wrap: number) => number {
  const spots = Float32Array.from({ length: ROWS * ROWS * 2 }, () => 0.1 + 0.8 * random());
  return (along, across, wrap) => {
    const [i, j] = [Math.floor(along), Math.floor(across)];
    let [nearest, second] = [9, 9];
    for (let di = -1; di <= 1; di++) {
      const column = (((((i + di) % wrap) + wrap) % wrap) & 63) << 6;
      for (let dj = -1; dj <= 1; dj++) {
        const at = (column + ((j + dj) & 63)) * 2;
        const dx = i + di + (spots[at] as number) - along;
        const dy = j + dj + (spots[at + 1] as number) - across;
        const distance = dx * dx + dy * dy;
        if (distance < nearest) [second, nearest] = [nearest, distance];
        else if (distance < second) second = distance;
      }
    }
    return Math.sqrt(second) - Math.sqrt(nearest);
  };
}
