import { PACES, type Pace } from '../../../machines/player/player.setup.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Glyph, type GlyphName } from '../ui/Glyph.tsx';
import { player } from './player.ts';
import styles from './Transport.module.css';

const NAMES: Record<Pace, string> = { slow: 'Slow', normal: 'Normal', fast: 'Fast' };

type KeyProps = {
  name: string;
  glyph: GlyphName;
  can: boolean;
  act: () => void;
  isMain?: boolean;
};

function Key({ name, glyph, can, act, isMain }: KeyProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-main={isMain || undefined}
      aria-label={name}
      title={name}
      disabled={!can}
      onClick={act}
    >
      <Glyph name={glyph} size={18} />
    </button>
  );
}

/** What drives the player: start, undo, play or pause, step; how fast; and by hand from here. */
export function Transport() {
  const { can, isPlaying, at, length, pace, setPace, start, stepBack, play, pause, step, byHand } = player.useView();
  return (
    <div className={styles.transport}>
      <progress className={styles.progress} max={length} value={at} aria-label="Steps done" />
      <div className={styles.buttons}>
        <Key name="To the start" glyph="again" can={can.start} act={start} />
        <Key name="Undo the last step" glyph="undo" can={can.stepBack} act={stepBack} />
        {isPlaying ? (
          <Key name="Pause" glyph="pause" can={can.pause} act={pause} isMain />
        ) : (
          <Key name="Play" glyph="play" can={can.play} act={play} isMain />
        )}
        <Key name="Next step" glyph="stepOn" can={can.step} act={step} />
        <Key name="Go on by hand" glyph="hand" can={can.hand} act={byHand} />
        <output className={styles.count}>
          {at} / {length}
        </output>
      </div>
      <fieldset className={styles.paces}>
        <VisuallyHidden as="legend">Speed</VisuallyHidden>
        {PACES.map((one) => (
          <label key={one} className={styles.pace}>
            <input type="radio" name="pace" checked={one === pace} onChange={() => setPace(one)} />
            {NAMES[one]}
          </label>
        ))}
      </fieldset>
      <p className={styles.shortcuts}>
        <kbd>Space</kbd> play or pause · <kbd>→</kbd> next step · <kbd>←</kbd> undo
      </p>
    </div>
  );
}
