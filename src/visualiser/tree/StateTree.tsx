import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { getGraphIndex } from '../graph/graphIndex.ts';
import { humanizeName } from '../graph/words.ts';
import { useMarks } from '../marks/useMarks.ts';
import { toSelection } from '../ui/address.ts';
import marked from '../ui/marked.module.css';
import type { PanelProps } from '../ui/panel.ts';
import { useAddress } from '../ui/useAddress.ts';
import { useScrollToPicked } from '../ui/useScrollToPicked.ts';
import { getLineMove, getLines } from './lines.ts';
import styles from './StateTree.module.css';
import { TreeLine } from './TreeLine.tsx';

const removeIds = (currentIds: ReadonlySet<string>, ids: readonly string[]) =>
  new Set([...currentIds].filter((id) => !ids.includes(id)));

/** The whole chart as a tree: states in states, and under each its ways out, along which the right arrow leads. */
export function StateTree({ chart: { graph }, marks }: PanelProps) {
  const [{ state, transition }, navigate] = useAddress();
  const picked = state ?? transition;
  const graphIndex = getGraphIndex(graph);
  const treeRef = useRef<HTMLDivElement>(null);
  const [collapsedIds, setCollapsedIds] = useState<ReadonlySet<string>>(new Set());
  const [focusedId, setFocusedId] = useState(picked ?? graphIndex.root.id);
  const lines = useMemo(() => getLines(graphIndex, collapsedIds), [graphIndex, collapsedIds]);
  const tabStopId = lines.some(({ id }) => id === focusedId) ? focusedId : graphIndex.root.id;
  const shouldMoveFocus = useRef(false);
  useMarks(treeRef, marks);
  useScrollToPicked(treeRef, picked);

  const getLineageIds = (id: string) =>
    graphIndex.getLineage(graphIndex.getTransition(id)?.source ?? id).map((ancestor) => ancestor.id);
  const focus = (id: string) => {
    setCollapsedIds((current) =>
      removeIds(
        current,
        getLineageIds(id).filter((ancestor) => ancestor !== id),
      ),
    );
    setFocusedId(id);
    shouldMoveFocus.current = true;
  };
  // Only when the line is drawn can it have the focus.
  useLayoutEffect(() => {
    if (!shouldMoveFocus.current) return;
    shouldMoveFocus.current = false;
    treeRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const pick = (id: string) => {
    setFocusedId(id);
    navigate({ ...toSelection(id), panel: 'about' });
  };

  // A pick elsewhere, or by going back, becomes the current line; the focus moves only if it is in the tree.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another pick leads there
  useEffect(() => {
    if (picked === null || picked === focusedId) return;
    if (treeRef.current?.contains(document.activeElement)) focus(picked);
    else setFocusedId(picked);
  }, [picked]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      pick(tabStopId);
      return;
    }
    const move = getLineMove(event.key, lines, tabStopId);
    if (!move) return;
    event.preventDefault();
    if ('to' in move) focus(move.to);
    else if ('open' in move) setCollapsedIds((current) => removeIds(current, [move.open]));
    else if ('close' in move) setCollapsedIds((current) => new Set([...current, move.close]));
    else {
      focus(move.follow);
      pick(move.follow);
    }
  };

  return (
    <div className={styles.container}>
      <p className={styles.hint} id="tree-hint">
        Up and down go from line to line. Right opens a state, and follows a way out to where it leads; left closes, or
        goes up. Enter tells about a line.
      </p>
      <div
        ref={treeRef}
        className={marked.marked}
        role="tree"
        aria-label={`States of ${humanizeName(graph.id)} and the ways between them`}
        aria-describedby="tree-hint"
        onKeyDown={handleKeyDown}
      >
        {lines.map((line) => (
          <TreeLine
            key={line.id}
            line={line}
            graphIndex={graphIndex}
            isTabStop={line.id === tabStopId}
            isPicked={line.id === picked}
            onPick={() => pick(line.id)}
            onToggle={() =>
              setCollapsedIds((current) =>
                current.has(line.id) ? removeIds(current, [line.id]) : new Set([...current, line.id]),
              )
            }
          />
        ))}
      </div>
    </div>
  );
}
