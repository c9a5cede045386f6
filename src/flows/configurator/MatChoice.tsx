import { PAD_COLOURS } from '../../domain/framingTerms.ts';
import type { MatStyle } from '../../domain/mat.ts';
import { configuratorMessages } from '../../messages/configurator.ts';
import { formatMessage } from '../../messages/message.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { SwatchGroup, toColourSwatches } from '../../ui/SwatchGroup.tsx';
import type { ConfiguratorView } from './configurator.ts';
import styles from './MatChoice.module.css';

/** What the golden ratio picked, and the colour of the mat; nothing to choose where there is none. (CONF-49, CART-11) */
export function MatDetails({ mat, pad, choosePad }: Pick<ConfiguratorView, 'mat' | 'pad' | 'choosePad'>) {
  const isMatted = mat !== 'none';
  return (
    <>
      <p className={styles.golden} role="status">
        {mat === 'golden' ? formatMessage(configuratorMessages['configurator.golden']) : null}
      </p>
      <SwatchGroup
        legend="Mat Colour"
        value={isMatted ? pad : null}
        onPick={choosePad}
        disabled={!isMatted}
        swatches={toColourSwatches(PAD_COLOURS)}
      />
    </>
  );
}

export const MAT_NAMES: Record<MatStyle, string> = { standard: 'Standard', golden: 'Golden ratio', none: 'No mat' };

export type MatChoiceView = Pick<
  ConfiguratorView,
  'media' | 'mode' | 'matStyles' | 'mat' | 'framing' | 'pad' | 'chooseMat' | 'choosePad'
>;

/** The mat of framed paper: how wide, and in which colour. Canvas never has one. (CONF-48 to CONF-52) */
export function MatChoice(view: MatChoiceView) {
  const { media, mode, matStyles, mat, framing, chooseMat } = view;
  if (mode !== 'frame' || media !== 'Paper') return null;
  if (matStyles.length < 2)
    return <p className={styles.unavailable}>{formatMessage(configuratorMessages['configurator.tooLargeForMat'])}</p>;
  return (
    <div className={styles.mat}>
      <RadioGroup
        legend="Mat Style"
        note={mat === 'none' ? undefined : `${framing.mat} in`}
        look="segments"
        options={matStyles.map((value) => ({ value, label: MAT_NAMES[value] }))}
        value={mat}
        onPick={chooseMat}
      />
      <MatDetails {...view} />
    </div>
  );
}
