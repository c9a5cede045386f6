import { useId } from 'react';
import { PAD_COLOURS } from '../../domain/padColour.ts';
import type { ConfiguratorView } from './configurator.ts';
import styles from './MatChoice.module.css';

/** The colour of the mat; nothing to choose where there is none. (CART-11, PREV-11) */
export function PadChoice({ mat, pad, choosePad }: Pick<ConfiguratorView, 'mat' | 'pad' | 'choosePad'>) {
  const name = useId();
  const isMatted = mat !== 'none';
  return (
    <fieldset
      className={styles.pads}
      disabled={!isMatted}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its radios are one choice
      role="radiogroup"
    >
      <legend className={styles.legend}>
        Mat Colour{' '}
        {isMatted ? <span className={styles.chosen}>{PAD_COLOURS.find(({ id }) => id === pad)?.name}</span> : null}
      </legend>
      <div className={styles.swatches}>
        {PAD_COLOURS.map(({ id, name: colour, tint }) => (
          <label key={id} className={styles.pad} title={colour}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={id}
              checked={isMatted && id === pad}
              onChange={() => choosePad(id)}
              aria-label={colour}
            />
            <span className={styles.tint} style={{ background: tint }} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
