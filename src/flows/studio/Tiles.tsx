import { type ReactNode, useId } from 'react';
import styles from './Tiles.module.css';

type Tile = { value: string; label: string; look: ReactNode };
type Props = {
  legend: string;
  selectedLabel: string;
  tiles: readonly Tile[];
  value: string;
  onPick: (value: string) => void;
};

/** One of many options, each shown as a picture: native radios, in two rows that scroll sideways. */
export function Tiles({ legend, selectedLabel, tiles, value, onPick }: Props) {
  const name = useId();
  return (
    <fieldset
      className={styles.group}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its radios are one choice
      role="radiogroup"
    >
      <legend className={styles.legend}>
        {legend} <span className={styles.selectedLabel}>{selectedLabel}</span>
      </legend>
      <div className={styles.tiles}>
        {tiles.map((tile) => (
          <label key={tile.value} className={styles.tile} title={tile.label}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={tile.value}
              checked={tile.value === value}
              aria-label={tile.label}
              onChange={() => onPick(tile.value)}
            />
            {tile.look}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
