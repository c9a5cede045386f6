import { toDataView } from './imageHeader.ts';

// A browser decodes a scan that breaks off, or that is no Huffman code any more, to grey, and says nothing. So the code is
// gone through here, without making pixels of it. Baseline and extended scans, as cameras write them; others pass.

/** Where the work goes on without keeping others waiting: nothing to do in a worker, a pause beside a page. */
export type Yield = () => Promise<void>;

type Component = { id: number; across: number; down: number };
type Frame = { width: number; height: number; components: Component[] };
/** By the next nine bits: the length of a code in the upper byte and its symbol in the lower; 0 where it is longer or none. */
type HuffmanTable = { short: Uint16Array; first: number[]; last: number[]; offset: number[]; symbols: Uint8Array };

const SHORT = 9;
/** Bytes that may stand behind the last block of a scan: some cameras pad. */
const PADDING = 64;

class BrokenScanError extends Error {}

function createTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable {
  const table: HuffmanTable = { short: new Uint16Array(1 << SHORT), first: [], last: [], offset: [], symbols };
  let code = 0;
  let at = 0;
  for (let length = 1; length <= 16; length++) {
    const count = counts[length - 1] as number;
    table.first[length] = code;
    table.offset[length] = at;
    table.last[length] = count === 0 ? -1 : code + count - 1;
    for (let each = 0; each < count && length <= SHORT; each++) {
      const from = (code + each) << (SHORT - length);
      table.short.fill((length << 8) | (symbols[at + each] as number), from, from + (1 << (SHORT - length)));
    }
    code = (code + count) << 1;
    at += count;
  }
  return table;
}

/** Reads a scan bit by bit; `at` is behind what was taken in so far. */
class BitReader {
  private bits = 0;
  private count = 0;

  constructor(
    private readonly bytes: Uint8Array,
    public at: number,
  ) {}

  private fill(): void {
    while (this.count <= 16) {
      const byte = this.bytes[this.at];
      if (byte === undefined || (byte === 0xff && this.bytes[this.at + 1] !== 0)) return;
      this.at += byte === 0xff ? 2 : 1;
      this.bits = ((this.bits << 8) | byte) & 0xffffff;
      this.count += 8;
    }
  }

  skip(length: number): void {
    if (this.count < length) this.fill();
    if (this.count < length) throw new BrokenScanError();
    this.count -= length;
  }

  symbol({ short, first, last, offset, symbols }: HuffmanTable): number {
    if (this.count < 16) this.fill();
    const ahead =
      this.count >= 16 ? (this.bits >> (this.count - 16)) & 0xffff : (this.bits << (16 - this.count)) & 0xffff;
    const entry = short[ahead >> (16 - SHORT)] as number;
    if (entry !== 0) {
      this.skip(entry >> 8);
      return entry & 0xff;
    }
    for (let length = SHORT + 1; length <= 16; length++) {
      const code = ahead >> (16 - length);
      if (code > (last[length] as number)) continue;
      this.skip(length);
      return symbols[(offset[length] as number) + code - (first[length] as number)] as number;
    }
    throw new BrokenScanError();
  }

  /** Goes on behind a restart marker, which must be the next one of eight. */
  restart(which: number): void {
    this.count = 0;
    while (this.bytes[this.at] === 0xff && this.bytes[this.at + 1] === 0xff) this.at += 1;
    if (this.bytes[this.at] !== 0xff || this.bytes[this.at + 1] !== 0xd0 + (which & 7)) throw new BrokenScanError();
    this.at += 2;
  }

  /** How many bytes stand before the next marker. */
  left(): number {
    let at = this.at;
    while (at < this.bytes.length && !(this.bytes[at] === 0xff && this.bytes[at + 1] !== 0)) at += 1;
    return at - this.at;
  }
}

function skipBlock(reader: BitReader, dc: HuffmanTable, ac: HuffmanTable): void {
  reader.skip(reader.symbol(dc) & 15);
  for (let at = 1; at < 64; at++) {
    const symbol = reader.symbol(ac);
    const size = symbol & 15;
    if (size === 0 && symbol !== 0xf0) return;
    at += symbol >> 4;
    if (at > 63) throw new BrokenScanError();
    reader.skip(size);
  }
}

type Scan = { parts: { component: Component; dc: HuffmanTable; ac: HuffmanTable }[]; from: number; interval: number };

/** Goes through all blocks of a scan; gives where it ends. Throws `BrokenScanError`. */
async function skipScan(bytes: Uint8Array, frame: Frame, scan: Scan, pause: Yield | null): Promise<number> {
  const { width, height, components } = frame;
  const [most, tallest] = [
    Math.max(...components.map((each) => each.across)),
    Math.max(...components.map((each) => each.down)),
  ];
  const [only, ...others] = scan.parts;
  const isAlone = others.length === 0 && only !== undefined;
  // A component by itself has no blocks beyond the picture; those that stand together have as many as their largest.
  const columns = isAlone ? Math.ceil((width * only.component.across) / most / 8) : Math.ceil(width / (8 * most));
  const rows = isAlone ? Math.ceil((height * only.component.down) / tallest / 8) : Math.ceil(height / (8 * tallest));
  const reader = new BitReader(bytes, scan.from);
  for (let row = 0, unit = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, unit++) {
      if (scan.interval > 0 && unit > 0 && unit % scan.interval === 0) reader.restart(unit / scan.interval - 1);
      for (const { component, dc, ac } of scan.parts)
        for (let block = isAlone ? 1 : component.across * component.down; block > 0; block--) skipBlock(reader, dc, ac);
    }
    if (pause && row % 16 === 0) await pause();
  }
  const left = reader.left();
  if (left > PADDING) throw new BrokenScanError();
  return reader.at + left;
}

async function walk(bytes: Uint8Array, pause: Yield | null): Promise<void> {
  const view = toDataView(bytes);
  const tables = new Map<number, HuffmanTable>();
  let frame: Frame | null = null;
  let interval = 0;
  for (let at = 2; at + 3 < bytes.length; ) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return;
    if (marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2;
      continue;
    }
    const body = at + 4;
    const end = at + 2 + view.getUint16(at + 2);
    at = end;
    if (marker === 0xdd) interval = view.getUint16(body);
    if (marker === 0xc4)
      for (let table = body; table + 17 <= end; ) {
        const counts = bytes.subarray(table + 1, table + 17);
        const total = counts.reduce((sum, count) => sum + count, 0);
        tables.set(view.getUint8(table), createTable(counts, bytes.subarray(table + 17, table + 17 + total)));
        table += 17 + total;
      }
    if (marker >= 0xc2 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return;
    if (marker === 0xc0 || marker === 0xc1) {
      const components = Array.from({ length: view.getUint8(body + 5) }, (_, each): Component => {
        const sampling = view.getUint8(body + 7 + each * 3);
        return { id: view.getUint8(body + 6 + each * 3), across: sampling >> 4, down: sampling & 15 };
      });
      // Without any block a row would never end.
      if (components.some(({ across, down }) => across === 0 || down === 0)) throw new BrokenScanError();
      frame = { height: view.getUint16(body + 1), width: view.getUint16(body + 3), components };
      // Its height follows the scan, or it has more than eight bits.
      if (frame.height === 0 || view.getUint8(body) !== 8) return;
    }
    if (marker !== 0xda || !frame) continue;
    const { components } = frame;
    const parts = Array.from({ length: view.getUint8(body) }, (_, each) => {
      const component = components.find(({ id }) => id === view.getUint8(body + 1 + each * 2));
      const chosen = view.getUint8(body + 2 + each * 2);
      const [dc, ac] = [tables.get(chosen >> 4), tables.get(0x10 | (chosen & 15))];
      if (!component || !dc || !ac) throw new BrokenScanError();
      return { component, dc, ac };
    });
    at = await skipScan(bytes, frame, { parts, from: end, interval }, pause);
  }
}

/** Has each scan of a JPEG the blocks that its size asks for? `pause` lets a page go on meanwhile. */
export async function isJpegScanWhole(bytes: Uint8Array, pause: Yield | null): Promise<boolean> {
  try {
    await walk(bytes, pause);
    return true;
  } catch (error) {
    if (error instanceof BrokenScanError || error instanceof RangeError) return false;
    throw error;
  }
}
