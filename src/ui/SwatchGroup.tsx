import { type ReactNode, useId } from 'react';
import styles from './SwatchGroup.module.css';
import { OverlayInput } from './VisuallyHidden.tsx';

type Swatch<Id extends string> = {
  id: Id;
  /** Named on hover and to a screen reader. */
  label: string;
  /** The colour itself, a `ColourSwatch`; of a tile, a picture or a word. */
  tint: ReactNode;
  /** Struck through: it can be looked at, but not bought. Its label states it too. */
  unavailable?: boolean;
};

type Props<Id extends string> = {
  legend: string;
  swatches: readonly Swatch<Id>[];
  value: Id | null;
  onPick: (id: Id) => void;
  disabled?: boolean;
  /** `tile`: square pictures, in rows that scroll. */
  look?: 'colour' | 'tile';
};

/** One of several colours or pictures, on native radios of 44 px at least; the chosen one in words beside the legend. */
export function SwatchGroup<Id extends string>({ legend, swatches, value, onPick, disabled, look }: Props<Id>) {
  const name = useId();
  const selectedLabel = swatches.find(({ id }) => id === value)?.label;
  return (
    <fieldset
      className={styles.group}
      disabled={disabled}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its radios are one choice
      role="radiogroup"
    >
      <legend className={styles.legend}>
        {legend} {selectedLabel ? <span className={styles.selectedLabel}>{selectedLabel}</span> : null}
      </legend>
      <div className={styles.swatches} data-look={look}>
        {swatches.map(({ id, label, tint, unavailable }) => (
          <label key={id} className={styles.swatch} title={label} data-unavailable={unavailable || undefined}>
            <OverlayInput
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onPick(id)}
              aria-label={label}
            />
            {tint}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type TintProps = {
  /** A CSS colour. */
  code?: string | null;
  /** Width and height in px. */
  picture?: { url: string; width: number; height: number } | null;
  /** Stands for a colour of which nothing else is known. */
  letter?: string;
};

/** Colours as the swatches of a group; `tint` is a CSS colour. */
export const toColourSwatches = <Id extends string>(colours: readonly { id: Id; name: string; tint: string }[]) =>
  colours.map(({ id, name, tint }) => ({ id, label: name, tint: <ColourSwatch code={tint} /> }));

/** A colour: its picture, its code, or else its letter. */
export function ColourSwatch({ code, picture, letter }: TintProps) {
  const style = { background: code ?? undefined };
  if (picture)
    return (
      <img
        className={styles.tint}
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt=""
        decoding="async"
        style={style}
      />
    );
  return (
    <span className={styles.tint} style={style} aria-hidden="true">
      {code ? null : letter}
    </span>
  );
}
