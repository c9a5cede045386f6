import type { KeyboardEvent, PointerEvent } from 'react';
import { clamp } from '../../domain/range.ts';
import styles from './Splitter.module.css';

type Props = {
  /** Of the panel, in px. */
  width: number;
  min: number;
  max: number;
  onResize: (width: number) => void;
};

const STEP = 32;

/** The edge between the diagram and the panel at its right; it is dragged, or moved by arrow keys. */
export function Splitter({ width, min, max, onResize }: Props) {
  const resize = (nextWidth: number) => onResize(Math.round(clamp(nextWidth, min, max)));
  const handleKeyDown = (event: KeyboardEvent) => {
    const nextWidth = { ArrowLeft: width + STEP, ArrowRight: width - STEP, Home: min, End: max }[event.key];
    if (nextWidth === undefined) return;
    event.preventDefault();
    resize(nextWidth);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) resize(window.innerWidth - event.clientX);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      className={styles.splitter}
      role="separator"
      aria-label="Width of the panel"
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  );
}
