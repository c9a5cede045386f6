import { type BitReader, BrokenScanError, type HuffmanTable } from './jpegHuffman.ts';

/** A scan's coefficients, from 0 to 63, and whether it adds a bit to what an earlier scan had. (ITU-T T.81, G.1.1) */
export type Band = { first: number; last: number; isRefinement: boolean };
/** `known` has a bit for each coefficient of the component that is not zero so far, two words a block. */
type Part = { component: { known: Uint32Array }; dc: HuffmanTable | undefined; ac: HuffmanTable | undefined };

const isKnown = (known: Uint32Array, block: number, at: number) =>
  ((known[2 * block + (at >> 5)] as number) & (1 << (at & 31))) !== 0;

function mark(known: Uint32Array, block: number, at: number): void {
  known[2 * block + (at >> 5)] = (known[2 * block + (at >> 5)] as number) | (1 << (at & 31));
}

const getTable = (table: HuffmanTable | undefined): HuffmanTable => {
  if (!table) throw new BrokenScanError();
  return table;
};

/** Goes through the blocks of one scan of a progressive picture, one after the other. Throws `BrokenScanError`. (ITU-T T.81, G.1.2) */
export class ProgressiveScan {
  /** How many blocks have nothing more in this band. */
  private empty = 0;

  constructor(private readonly band: Band) {}

  restart(): void {
    this.empty = 0;
  }

  skipBlock(reader: BitReader, part: Part, block: number): void {
    const { first, isRefinement } = this.band;
    if (first === 0) reader.skip(isRefinement ? 1 : reader.symbol(getTable(part.dc)) & 15);
    else if (isRefinement) this.refine(reader, part, block);
    else this.skipNew(reader, part, block);
  }

  private skipNew(reader: BitReader, { ac, component: { known } }: Part, block: number): void {
    if (this.empty > 0) {
      this.empty -= 1;
      return;
    }
    const { first, last } = this.band;
    for (let at = first; at <= last; at++) {
      const symbol = reader.symbol(getTable(ac));
      const [run, size] = [symbol >> 4, symbol & 15];
      if (size === 0 && run < 15) {
        this.empty = (1 << run) - 1 + reader.read(run);
        return;
      }
      at += run;
      if (size === 0) continue;
      if (at > last) throw new BrokenScanError();
      mark(known, block, at);
      reader.skip(size);
    }
  }

  private refine(reader: BitReader, { ac, component: { known } }: Part, block: number): void {
    const { first, last } = this.band;
    let at = first;
    for (; this.empty === 0 && at <= last; at++) {
      const symbol = reader.symbol(getTable(ac));
      const [run, size] = [symbol >> 4, symbol & 15];
      if (size === 0 && run < 15) {
        this.empty = (1 << run) + reader.read(run);
        break;
      }
      // Its sign.
      if (size > 0) reader.skip(1);
      for (let zeros = run; at <= last; at++) {
        if (isKnown(known, block, at)) reader.skip(1);
        else if (zeros === 0) break;
        else zeros -= 1;
      }
      if (size === 0) continue;
      if (at > last) throw new BrokenScanError();
      mark(known, block, at);
    }
    if (this.empty === 0) return;
    for (; at <= last; at++) if (isKnown(known, block, at)) reader.skip(1);
    this.empty -= 1;
  }
}
