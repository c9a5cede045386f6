import { useId } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Glyph, type GlyphName } from '../ui/Glyph.tsx';
import styles from './Segments.module.css';

type Segment<Id extends string> = { id: Id; name: string; glyph: GlyphName };
type Props<Id extends string> = {
  label: string;
  segments: readonly Segment<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Drawings alone; the names are read out. */
  isIconOnly?: boolean;
};

/** One of a few, beside each other: native radio buttons, so that arrows and screen readers work as ever. */
export function Segments<Id extends string>({ label, segments, selected, onSelect, isIconOnly }: Props<Id>) {
  const group = useId();
  return (
    <fieldset className={styles.segments}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {segments.map(({ id, name, glyph }) => (
        <label key={id} className={styles.segment} title={name}>
          <input
            className={styles.input}
            type="radio"
            name={group}
            value={id}
            checked={id === selected}
            onChange={() => onSelect(id)}
          />
          <Glyph name={glyph} />
          {isIconOnly ? <VisuallyHidden>{name}</VisuallyHidden> : name}
        </label>
      ))}
    </fieldset>
  );
}
