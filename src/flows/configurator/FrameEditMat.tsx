import { type MatStyle, matWidth } from '../../domain/mat.ts';
import { say } from '../../messages/messages.ts';
import { Select } from '../../ui/Select.tsx';
import type { ConfiguratorView } from './configurator.ts';
import styles from './FrameEdit.module.css';
import { PadChoice } from './PadChoice.tsx';

const NAMES: Record<MatStyle, string> = { standard: 'Standard mat', golden: 'Golden ratio', none: 'No mat' };

/** The mat: how wide, and in which colour. Where there can be none, why. (FRAME-09, CONF-48 to CONF-52) */
export function FrameEditMat({ media, seenAs, matStyles, mat, pad, chooseMat, choosePad }: ConfiguratorView) {
  const hint = media === 'Canvas' ? say('frameEdit.noMat') : say('configurator.tooLargeForMat');
  const isOffered = matStyles.length > 1;
  const labelOf = (style: MatStyle) =>
    style === 'none' ? NAMES.none : `${NAMES[style]}, ${matWidth({ media, size: seenAs, style })} in`;
  return (
    <div className={styles.mat}>
      <Select
        label="Mat Style"
        value={mat}
        disabled={!isOffered}
        hint={isOffered ? undefined : hint}
        options={matStyles.map((style) => ({ value: style, label: labelOf(style) }))}
        onPick={(picked) => {
          const style = matStyles.find((each) => each === picked);
          if (style) chooseMat(style);
        }}
      />
      {isOffered ? (
        <>
          <p className={styles.golden} role="status">
            {mat === 'golden' ? say('configurator.golden') : null}
          </p>
          <PadChoice mat={mat} pad={pad} choosePad={choosePad} />
        </>
      ) : null}
    </div>
  );
}
