import { useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Direction } from '../layout/layout.ts';
import type { Open } from '../ui/address.ts';
import { Glyph } from '../ui/Glyph.tsx';
import styles from './Controls.module.css';
import type { Canvas } from './canvas.ts';
import { SignLegend } from './Signs.tsx';

type Props = {
  canvas: Canvas;
  isOpen: boolean;
  onOpen: (open: Open) => void;
  direction: Direction;
  onDirection: (direction: Direction) => void;
};

/** The toolbar of the diagram: zoom, direction, folding, and whether it follows what is active. */
export function Controls({ canvas, isOpen, onOpen, direction, onDirection }: Props) {
  const { viewport } = canvas;
  const percent = useSyncExternalStore(viewport.subscribe, () => Math.round(viewport.getView().scale * 100));
  const [isFollowing, setFollowing] = useState(true);
  const follow = () => {
    canvas.follow(!isFollowing);
    setFollowing(!isFollowing);
  };
  const otherDirection = direction === 'right' ? 'down' : 'right';

  return (
    <div className={styles.controls} role="toolbar" aria-label="Diagram">
      <button type="button" className={styles.followButton} aria-pressed={isFollowing} onClick={follow}>
        Follow
      </button>
      <SignLegend />
      {isOpen ? (
        <button type="button" className={styles.textButton} onClick={() => onOpen([])}>
          Overview
        </button>
      ) : null}
      <button type="button" className={styles.textButton} onClick={() => onOpen('all')}>
        Open all
      </button>
      <button
        type="button"
        className={styles.directionButton}
        data-direction={otherDirection}
        aria-label={otherDirection === 'down' ? 'Draw it downwards' : 'Draw it to the right'}
        title={otherDirection === 'down' ? 'Draw it downwards' : 'Draw it to the right'}
        onClick={() => onDirection(otherDirection)}
      >
        <Glyph name="arrow" />
      </button>
      <span className={styles.zoom}>
        <IconButton icon="minus" label="Smaller" title="Smaller (−)" onClick={viewport.zoomOut} />
        <button
          type="button"
          className={styles.textButton}
          aria-label={`Full size, now ${percent} %`}
          title="Full size (1)"
          onClick={viewport.zoomToFull}
        >
          {percent}&#8239;%
        </button>
        <IconButton icon="plus" label="Larger" title="Larger (+)" onClick={viewport.zoomIn} />
        <button
          type="button"
          className={styles.textButton}
          aria-label="Fit"
          title="All of it (0)"
          onClick={viewport.fit}
        >
          Fit
        </button>
      </span>
    </div>
  );
}
