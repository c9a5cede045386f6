/** By the next nine bits: the length of a code in the upper byte and its symbol in the lower; 0 where it is longer or none. */
export type HuffmanTable = {
  short: Uint16Array;
  first: number[];
  last: number[];
  offset: number[];
  symbols: Uint8Array;
};

const SHORT = 9;

/** A scan breaks off, or is no Huffman code any more. */
export class BrokenScanError extends Error {}

/** The table of a DHT segment: how many codes there are of each length, and their symbols. */
export function createTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable {
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

/** Reads a scan bit by bit; what runs out, or is no code, throws `BrokenScanError`; `at` is behind what was taken in so far. */
export class BitReader {
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

  /** The next bits as a number, sixteen at most. */
  read(length: number): number {
    this.skip(length);
    return (this.bits >> this.count) & ((1 << length) - 1);
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
