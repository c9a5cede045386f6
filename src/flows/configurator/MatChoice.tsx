import { useId } from 'react';
import type { MatStyle } from '../../domain/mat.ts';
import { PAD_COLOURS } from '../../domain/padColour.ts';
import { say } from '../../messages/messages.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import type { ConfiguratorView } from './configurator.ts';
import styles from './MatChoice.module.css';

const NAMES: Record<MatStyle, string> = { standard: 'Standard', golden: 'Golden ratio', none: 'No mat' };

/** The mat of framed paper: how wide, and in which colour. Canvas never has one. (CONF-48 to CONF-52) */
export function MatChoice({ media, mode, matStyles, mat, matWidth, pad, chooseMat, choosePad }: ConfiguratorView) {
  const name = useId();
  if (mode !== 'frame' || media !== 'Paper') return null;
  if (matStyles.length < 2) return <p className={styles.none}>{say('configurator.tooLargeForMat')}</p>;
  const isMatted = mat !== 'none';
  return (
    <div className={styles.mat}>
      <RadioGroup
        legend="Mat Style"
        note={isMatted ? `${matWidth} in` : undefined}
        look="segments"
        options={matStyles.map((value) => ({ value, label: NAMES[value] }))}
        value={mat}
        onPick={chooseMat}
      />
      <p className={styles.golden} role="status">
        {mat === 'golden' ? say('configurator.golden') : null}
      </p>
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
    </div>
  );
}
