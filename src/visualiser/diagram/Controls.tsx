import { useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import type { ChartGraph } from '../graph/graph.ts';
import type { Direction } from '../layout/layout.ts';
import { Glyph } from '../ui/Glyph.tsx';
import styles from './Controls.module.css';
import type { Canvas } from './canvas.ts';
import { getFoldableStates } from './folds.ts';

type Props = {
  canvas: Canvas;
  graph: ChartGraph;
  collapsedIds: readonly string[];
  onCollapsedChange: (collapsedIds: readonly string[]) => void;
  direction: Direction;
  onDirection?: (direction: Direction) => void;
};

/** How large the diagram is, which way it runs, what of it is folded, and whether it goes along with what is active. */
export function Controls({ canvas, graph, collapsedIds, onCollapsedChange, direction, onDirection }: Props) {
  const { viewport } = canvas;
  const percent = useSyncExternalStore(viewport.subscribe, () => Math.round(viewport.view().scale * 100));
  const [isFollowing, setFollowing] = useState(true);
  const folds = getFoldableStates(graph);
  const follow = () => {
    canvas.follow(!isFollowing);
    setFollowing(!isFollowing);
  };
  const other = direction === 'right' ? 'down' : 'right';

  return (
    <div className={styles.controls} role="toolbar" aria-label="Diagram">
      <button type="button" className={styles.follow} aria-pressed={isFollowing} onClick={follow}>
        Follow
      </button>
      {folds.length > 0 ? (
        <button
          type="button"
          className={styles.words}
          onClick={() => onCollapsedChange(collapsedIds.length > 0 ? [] : folds)}
        >
          {collapsedIds.length > 0 ? 'Unfold all' : 'Fold all'}
        </button>
      ) : null}
      {onDirection ? (
        <button
          type="button"
          className={styles.turn}
          data-direction={other}
          aria-label={other === 'down' ? 'Draw it downwards' : 'Draw it to the right'}
          title={other === 'down' ? 'Draw it downwards' : 'Draw it to the right'}
          onClick={() => onDirection(other)}
        >
          <Glyph name="arrow" />
        </button>
      ) : null}
      <span className={styles.zoom}>
        <IconButton icon="minus" label="Smaller" title="Smaller (−)" onClick={viewport.zoomOut} />
        <button
          type="button"
          className={styles.words}
          aria-label={`Full size, now ${percent} %`}
          title="Full size (1)"
          onClick={viewport.zoomToFull}
        >
          {percent}&#8239;%
        </button>
        <IconButton icon="plus" label="Larger" title="Larger (+)" onClick={viewport.zoomIn} />
        <button type="button" className={styles.words} aria-label="Fit" title="All of it (0)" onClick={viewport.fit}>
          Fit
        </button>
      </span>
    </div>
  );
}
