import type { Part } from '../drawing/drawing.ts';

export type Group = Extract<Part, { kind: 'group' }>;
/** A group that can be moved. */
export type HeldGroup = { id: string; group: Group };
/** Parts that are drawn on one canvas: what stands still, or groups that are moved over the rest. */
export type Plane = { kind: 'still'; parts: readonly Part[] } | { kind: 'held'; groups: readonly HeldGroup[] };

/** Is this part one of the held groups? */
const isHeld = (part: Part, held: ReadonlySet<string>): part is Group & { id: string } =>
  part.kind === 'group' && part.id !== undefined && held.has(part.id);

/**
 * The parts of a drawing by what moves: the groups that are held for themselves, and what lies under, between and over
 * them. Groups with nothing between them share a canvas, for browsers have few of them to give.
 */
export function planesOf(parts: readonly Part[], held: ReadonlySet<string>): Plane[] {
  const planes: Plane[] = [];
  for (const part of parts) {
    const last = planes.at(-1);
    if (isHeld(part, held)) {
      const group = { id: part.id, group: part };
      if (last?.kind === 'held') planes[planes.length - 1] = { kind: 'held', groups: [...last.groups, group] };
      else planes.push({ kind: 'held', groups: [group] });
    } else if (last?.kind === 'still') planes[planes.length - 1] = { kind: 'still', parts: [...last.parts, part] };
    else planes.push({ kind: 'still', parts: [part] });
  }
  return planes;
}

/** The held group of an id. */
export const groupOf = (planes: readonly Plane[], id: string): Group | undefined =>
  planes.flatMap((plane) => (plane.kind === 'held' ? plane.groups : [])).find((held) => held.id === id)?.group;

const HANDLE = /^handle-/;

/** A drawing's parts without its handles, which are groups whose id begins with 'handle-'. */
export const withoutHandles = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part): readonly Part[] => {
    if (part.kind !== 'group') return [part];
    return part.id && HANDLE.test(part.id) ? [] : [{ ...part, parts: withoutHandles(part.parts) }];
  });

/** Every part, those within groups too. */
export function* allParts(parts: readonly Part[]): Generator<Part> {
  for (const part of parts) {
    yield part;
    if (part.kind === 'group') yield* allParts(part.parts);
  }
}
