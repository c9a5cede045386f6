import type { KeyboardEvent, PointerEvent } from 'react';
import styles from './Splitter.module.css';

type Props = {
  /** Of what it stands before, in px. */
  width: number;
  min: number;
  max: number;
  onWidth: (width: number) => void;
};

const STEP = 32;

/** The edge between the diagram and the panel at its right; it is drawn, or moved by arrows. */
export function Splitter({ width, min, max, onWidth }: Props) {
  const put = (wanted: number) => onWidth(Math.round(Math.min(max, Math.max(min, wanted))));
  const move = (event: KeyboardEvent) => {
    const wanted = { ArrowLeft: width + STEP, ArrowRight: width - STEP, Home: min, End: max }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    put(wanted);
  };
  const draw = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) put(window.innerWidth - event.clientX);
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
      onKeyDown={move}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={draw}
    />
  );
}
