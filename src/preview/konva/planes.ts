import type { Group, Part } from '../drawing/drawing.ts';

/** A group that can be moved. */
export type DraggableGroup = { id: string; group: Group };
/** Parts that are drawn on one canvas: static ones, or groups that are dragged over the rest. */
export type Plane =
  | { kind: 'static'; parts: readonly Part[] }
  | { kind: 'draggable'; groups: readonly DraggableGroup[] };

/** Is this part one of the draggable groups? */
const isDraggable = (part: Part, draggableIds: ReadonlySet<string>): part is Group & { id: string } =>
  part.kind === 'group' && part.id !== undefined && draggableIds.has(part.id);

/** Puts the dragged group on a canvas of its own, over its neighbours. */
function separateDragged(plane: Plane, draggedId: string | null): Plane[] {
  if (plane.kind === 'static') return [plane];
  const own = plane.groups.filter(({ id }) => id === draggedId);
  const others = plane.groups.filter(({ id }) => id !== draggedId);
  return [others, own].flatMap((groups) => (groups.length > 0 ? [{ kind: 'draggable', groups }] : []));
}

/**
 * Splits a drawing into planes: the draggable groups, and the static parts under, between and over them. Groups with nothing
 * between them share a canvas, because browsers limit their number; the one that was dragged last has its own, so that moving
 * it draws none of the others.
 */
export function toPlanes(
  parts: readonly Part[],
  draggableIds: ReadonlySet<string>,
  draggedId: string | null = null,
): Plane[] {
  const planes: Plane[] = [];
  for (const part of parts) {
    const last = planes.at(-1);
    if (isDraggable(part, draggableIds)) {
      const group = { id: part.id, group: part };
      if (last?.kind === 'draggable')
        planes[planes.length - 1] = { kind: 'draggable', groups: [...last.groups, group] };
      else planes.push({ kind: 'draggable', groups: [group] });
    } else if (last?.kind === 'static') planes[planes.length - 1] = { kind: 'static', parts: [...last.parts, part] };
    else planes.push({ kind: 'static', parts: [part] });
  }
  return planes.flatMap((plane) => separateDragged(plane, draggedId));
}

/** A drawing's parts without its handles, which are groups whose id begins with 'handle-'. */
export const removeHandles = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part): readonly Part[] => {
    if (part.kind !== 'group') return [part];
    return part.id?.startsWith('handle-') ? [] : [{ ...part, parts: removeHandles(part.parts) }];
  });

/** Every part, those within groups too. */
export function* walkParts(parts: readonly Part[]): Generator<Part> {
  for (const part of parts) {
    yield part;
    if (part.kind === 'group') yield* walkParts(part.parts);
  }
}
