import { toDataView } from './imageHeader.ts';
import { readSegments } from './jpeg.ts';
import { BitReader, BrokenScanError, createTable, type HuffmanTable } from './jpegHuffman.ts';
import { type Band, ProgressiveScan } from './jpegProgressive.ts';

// A browser decodes a scan that breaks off, or that is no Huffman code any more, to grey, without an error. So the code is
// gone through here, without making pixels of it: baseline and extended scans, as cameras write them, and progressive ones, as
// sites do. Arithmetic and lossless ones pass.

/** Where the work goes on without keeping others waiting: nothing to do in a worker, a pause beside a page. */
export type Yield = () => Promise<void>;

type Component = { id: number; across: number; down: number; known: Uint32Array };
type Frame = { width: number; height: number; isProgressive: boolean; components: Component[] };

/** Bytes that may stand behind the last block of a scan: some cameras pad. */
const PADDING = 64;
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

type Part = { component: Component; dc: HuffmanTable | undefined; ac: HuffmanTable | undefined };
type Scan = { parts: Part[]; from: number; interval: number; band: Band };

/** How many blocks a component has by itself, or how many units there are of all together: those have as many as their largest. */
function getGrid({ width, height, components }: Frame, singleComponent: Component | null) {
  const most = Math.max(...components.map(({ across }) => across));
  const tallest = Math.max(...components.map(({ down }) => down));
  if (!singleComponent) return { columns: Math.ceil(width / (8 * most)), rows: Math.ceil(height / (8 * tallest)) };
  return {
    columns: Math.ceil((width * singleComponent.across) / most / 8),
    rows: Math.ceil((height * singleComponent.down) / tallest / 8),
  };
}

/** Goes through one block after the other of a scan. */
function createBlockSkipper({ isProgressive }: Frame, band: Band) {
  if (!isProgressive)
    return {
      restart: () => {},
      skip(reader: BitReader, { dc, ac }: Part) {
        if (!dc || !ac) throw new BrokenScanError();
        skipBlock(reader, dc, ac);
      },
    };
  const scan = new ProgressiveScan(band);
  return {
    restart: () => scan.restart(),
    skip: (reader: BitReader, part: Part, block: number) => scan.skipBlock(reader, part, block),
  };
}

/** Goes through all blocks of a scan. Throws `BrokenScanError`. */
async function skipScan(bytes: Uint8Array, frame: Frame, scan: Scan, pause: Yield | null): Promise<void> {
  const { parts, from, interval, band } = scan;
  const singleComponent = parts.length === 1 ? (parts[0]?.component ?? null) : null;
  const { columns, rows } = getGrid(frame, singleComponent);
  if (singleComponent && frame.isProgressive && singleComponent.known.length === 0)
    singleComponent.known = new Uint32Array(2 * columns * rows);
  const blocks = createBlockSkipper(frame, band);
  const reader = new BitReader(bytes, from);
  for (let row = 0, unit = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, unit++) {
      if (interval > 0 && unit > 0 && unit % interval === 0) {
        reader.restart(unit / interval - 1);
        blocks.restart();
      }
      for (const part of parts)
        for (let block = singleComponent ? 1 : part.component.across * part.component.down; block > 0; block--)
          blocks.skip(reader, part, unit);
    }
    if (pause && row % 16 === 0) await pause();
  }
  if (reader.left() > PADDING) throw new BrokenScanError();
}

async function skipScans(bytes: Uint8Array, pause: Yield | null): Promise<void> {
  const view = toDataView(bytes);
  const tables = new Map<number, HuffmanTable>();
  let frame: Frame | null = null;
  let interval = 0;
  for (const { marker, body, end } of readSegments(bytes)) {
    if (marker === 0xdd) interval = view.getUint16(body);
    if (marker === 0xc4)
      for (let table = body; table + 17 <= end; ) {
        const counts = bytes.subarray(table + 1, table + 17);
        const total = counts.reduce((sum, count) => sum + count, 0);
        tables.set(view.getUint8(table), createTable(counts, bytes.subarray(table + 17, table + 17 + total)));
        table += 17 + total;
      }
    if (marker >= 0xc3 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return;
    if (marker === 0xc0 || marker === 0xc1 || marker === 0xc2) {
      const components = Array.from({ length: view.getUint8(body + 5) }, (_, each): Component => {
        const sampling = view.getUint8(body + 7 + each * 3);
        const id = view.getUint8(body + 6 + each * 3);
        return { id, across: sampling >> 4, down: sampling & 15, known: new Uint32Array() };
      });
      // Without any block a row would never end.
      if (components.some(({ across, down }) => across === 0 || down === 0)) throw new BrokenScanError();
      const isProgressive = marker === 0xc2;
      frame = { height: view.getUint16(body + 1), width: view.getUint16(body + 3), isProgressive, components };
      // Its height follows the scan, or it has more than eight bits.
      if (frame.height === 0 || view.getUint8(body) !== 8) return;
    }
    if (marker !== 0xda || !frame) continue;
    const { components } = frame;
    const count = view.getUint8(body);
    const parts = Array.from({ length: count }, (_, each): Part => {
      const component = components.find(({ id }) => id === view.getUint8(body + 1 + each * 2));
      const chosen = view.getUint8(body + 2 + each * 2);
      if (!component) throw new BrokenScanError();
      return { component, dc: tables.get(chosen >> 4), ac: tables.get(0x10 | (chosen & 15)) };
    });
    const behind = body + 1 + count * 2;
    const [first, last, bits] = [view.getUint8(behind), view.getUint8(behind + 1), view.getUint8(behind + 2)];
    const band = { first, last, isRefinement: bits >> 4 > 0 };
    if (frame.isProgressive && (last > 63 || (first > 0 && count > 1))) throw new BrokenScanError();
    await skipScan(bytes, frame, { parts, from: end, interval, band }, pause);
  }
}

/** Has each scan of a JPEG the blocks that its size asks for? `pause` lets a page go on meanwhile. */
export async function isJpegScanWhole(bytes: Uint8Array, pause: Yield | null): Promise<boolean> {
  try {
    await skipScans(bytes, pause);
    return true;
  } catch (error) {
    if (error instanceof BrokenScanError || error instanceof RangeError) return false;
    throw error;
  }
}
