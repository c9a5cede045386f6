import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { getGraphIndex } from '../graph/graphIndex.ts';
import { humanizeName } from '../graph/words.ts';
import { useMarks } from '../marks/useMarks.ts';
import marked from '../ui/marked.module.css';
import type { PanelProps } from '../ui/panel.ts';
import { useScrollToPicked } from '../ui/useScrollToPicked.ts';
import { getLineMove, getLines } from './lines.ts';
import styles from './StateTree.module.css';
import { TreeLine } from './TreeLine.tsx';

const without = (all: ReadonlySet<string>, ids: readonly string[]) =>
  new Set([...all].filter((id) => !ids.includes(id)));

/** The whole chart as a tree: states in states, and under each its ways out, along which the right arrow leads. */
export function StateTree({ chart: { graph }, address, go, marks }: PanelProps) {
  const reading = getGraphIndex(graph);
  const box = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState(address.state ?? address.transition ?? reading.root.id);
  const lines = useMemo(() => getLines(reading, closed), [reading, closed]);
  const stop = lines.some(({ id }) => id === at) ? at : reading.root.id;
  const isFocusDue = useRef(false);
  useMarks(box, marks);
  useScrollToPicked(box, address.state ?? address.transition);

  const around = (id: string) => reading.around(reading.transition(id)?.source ?? id).map((outer) => outer.id);
  const focus = (id: string) => {
    setClosed((now) =>
      without(
        now,
        around(id).filter((outer) => outer !== id),
      ),
    );
    setAt(id);
    isFocusDue.current = true;
  };
  // Only when the line is drawn can it have the focus.
  useLayoutEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const pick = (id: string) => {
    setAt(id);
    go({ ...(reading.transition(id) ? { transition: id } : { state: id }), panel: 'about' });
  };

  // What was picked elsewhere, or by going back, is where one stands; the focus only follows if it is here already.
  const picked = address.state ?? address.transition;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another pick leads there
  useEffect(() => {
    if (picked === null || picked === at) return;
    if (box.current?.contains(document.activeElement)) focus(picked);
    else setAt(picked);
  }, [picked]);

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      pick(stop);
      return;
    }
    const led = getLineMove(event.key, lines, stop);
    if (!led) return;
    event.preventDefault();
    if ('to' in led) focus(led.to);
    else if ('open' in led) setClosed((now) => without(now, [led.open]));
    else if ('close' in led) setClosed((now) => new Set([...now, led.close]));
    else {
      focus(led.along);
      pick(led.along);
    }
  };

  return (
    <div className={styles.container}>
      <p className={styles.hint} id="tree-hint">
        Up and down go from line to line. Right opens a state, and follows a way out to where it leads; left closes, or
        goes up. Enter tells about a line.
      </p>
      <div
        ref={box}
        className={marked.marked}
        role="tree"
        aria-label={`States of ${humanizeName(graph.id)} and the ways between them`}
        aria-describedby="tree-hint"
        onKeyDown={press}
      >
        {lines.map((line) => (
          <TreeLine
            key={line.id}
            line={line}
            reading={reading}
            isStop={line.id === stop}
            isPicked={line.id === picked}
            onPick={() => pick(line.id)}
            onToggle={() =>
              setClosed((now) => (now.has(line.id) ? without(now, [line.id]) : new Set([...now, line.id])))
            }
          />
        ))}
      </div>
    </div>
  );
}
