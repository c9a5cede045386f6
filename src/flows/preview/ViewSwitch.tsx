import { useId } from 'react';
import type { PreviewView } from '../../../machines/preview/previewContext.ts';
import { OverlayInput, VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Preview.module.css';

/** The four views in the order of the specification, with a small drawing of each. (FRAME-10) */
const VIEWS: readonly [view: PreviewView, name: string, drawing: string][] = [
  ['frame', 'Frame', 'M4 3.5h16v17H4zM7 6.5h10v11H7z'],
  ['wall', 'On a wall', 'M8 4h8v6H8zM4 18v-3.5a1.5 1.5 0 0 1 3 0V16h10v-1.5a1.5 1.5 0 0 1 3 0V18zM5.5 18v2m13-2v2'],
  ['front', 'Front', 'M4 20V4h16M8 20V8h12M4 4l4 4'],
  ['side', 'Side', 'M5 3v18M5 6h5l3 2v8l-3 2H5'],
];

type Props = { view: PreviewView; choose: (view: PreviewView) => void };

/** Which of the four views is open: native radios, side by side. */
export function ViewSwitch({ view, choose }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.views}>
      <VisuallyHidden as="legend">Look at</VisuallyHidden>
      {VIEWS.map(([each, words, drawing]) => (
        <label key={each} className={styles.view}>
          <OverlayInput
            type="radio"
            // As the chart calls it; a function in common would be one more file for each page that has a preview.
            id={`preview-${each}`}
            name={name}
            value={each}
            checked={each === view}
            onChange={() => choose(each)}
          />
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={drawing} />
          </svg>
          {words}
        </label>
      ))}
    </fieldset>
  );
}
