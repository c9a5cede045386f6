import { type ImageHeader, readTag, toDataView } from './imageHeader.ts';

type Box = { tag: string; body: number; end: number; isCut: boolean };

/** The boxes between two places of a file; one that states it is longer than the file is marked as cut. */
function readBoxes(view: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const short = view.getUint32(at);
    const head = short === 1 ? 16 : 8;
    if (at + head > to) break;
    const length = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short;
    if (length < head) break;
    boxes.push({
      tag: readTag(view, at + 4),
      body: at + head,
      end: Math.min(at + length, to),
      isCut: at + length > to,
    });
    at += length;
  }
  return boxes;
}

/**
 * Reads an AVIF or HEIC: the primary item's properties hold its pixels ('ispe'). A picture made of tiles has the size of the
 * whole there, its tiles another. How it is to be held is left to the browser, as neither is sent as it is.
 */
export function readHeifHeader(bytes: Uint8Array): ImageHeader | null {
  const view = toDataView(bytes);
  const top = readBoxes(view, 0, bytes.length);
  const isAnimated = top.some(
    ({ tag, body }) => tag === 'ftyp' && ['avis', 'msf1', 'hevc'].includes(readTag(view, body)),
  );
  const isWhole = top.some(({ tag }) => tag === 'mdat') && !top.some(({ isCut }) => isCut);
  const meta = top.find(({ tag }) => tag === 'meta');
  if (!meta) return null;
  const inMeta = readBoxes(view, meta.body + 4, meta.end);
  const primary = inMeta.find(({ tag }) => tag === 'pitm');
  const properties = inMeta.find(({ tag }) => tag === 'iprp');
  if (!primary || !properties) return null;
  const id = view.getUint8(primary.body) === 0 ? view.getUint16(primary.body + 4) : view.getUint32(primary.body + 4);
  const inProperties = readBoxes(view, properties.body, properties.end);
  const container = inProperties.find(({ tag }) => tag === 'ipco');
  const table = inProperties.find(({ tag }) => tag === 'ipma');
  if (!container || !table) return null;
  const all = readBoxes(view, container.body, container.end);
  const own = readProperties(view, table, id).flatMap((index) => all[index - 1] ?? []);
  const extent = own.find(({ tag }) => tag === 'ispe');
  if (!extent) return null;
  return {
    width: view.getUint32(extent.body + 4),
    height: view.getUint32(extent.body + 8),
    isAnimated,
    isWhole,
  };
}

/** The numbers, from 1, of the properties that belong to an item. */
function readProperties(view: DataView, { body }: Box, id: number): number[] {
  const version = view.getUint8(body);
  const isWide = (view.getUint8(body + 3) & 1) === 1;
  const count = view.getUint32(body + 4);
  let at = body + 8;
  for (let entry = 0; entry < count; entry += 1) {
    const item = version < 1 ? view.getUint16(at) : view.getUint32(at);
    at += version < 1 ? 2 : 4;
    const associations = view.getUint8(at);
    at += 1;
    const numbers: number[] = [];
    for (let each = 0; each < associations; each += 1) {
      numbers.push(isWide ? view.getUint16(at) & 0x7fff : view.getUint8(at) & 0x7f);
      at += isWide ? 2 : 1;
    }
    if (item === id) return numbers;
  }
  return [];
}
