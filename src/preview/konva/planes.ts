import type { Group, Part } from '../drawing/drawing.ts';

/** A group that can be moved. */
export type DraggableGroup = Group & { id: string };
/** Parts that are drawn on one canvas: static ones, or groups that are dragged over the rest. */
export type Plane = { kind: 'static'; parts: Part[] } | { kind: 'draggable'; groups: DraggableGroup[] };

/** Is this part one of the draggable groups? */
const isDraggable = (part: Part, draggableIds: ReadonlySet<string>): part is DraggableGroup =>
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
      if (last?.kind === 'draggable') last.groups.push(part);
      else planes.push({ kind: 'draggable', groups: [part] });
    } else if (last?.kind === 'static') last.parts.push(part);
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
