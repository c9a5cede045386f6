import { PACES, type Pace } from '../../../machines/player/player.setup.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Glyph, type GlyphName } from '../ui/Glyph.tsx';
import { player } from './player.ts';
import styles from './Transport.module.css';

const PACE_LABELS: Record<Pace, string> = { slow: 'Slow', normal: 'Normal', fast: 'Fast' };

type TransportButtonProps = {
  name: string;
  glyph: GlyphName;
  isEnabled: boolean;
  onPress: () => void;
  isPrimary?: boolean;
};

function TransportButton({ name, glyph, isEnabled, onPress, isPrimary }: TransportButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-main={isPrimary || undefined}
      aria-label={name}
      title={name}
      disabled={!isEnabled}
      onClick={onPress}
    >
      <Glyph name={glyph} size={18} />
    </button>
  );
}

/** The player's controls: start, undo, play or pause, step, speed, and manual mode. */
export function Transport() {
  const { can, isPlaying, at, length, pace, setPace, start, stepBack, play, pause, step, playByHand } =
    player.useView();
  return (
    <div className={styles.transport}>
      <progress className={styles.progress} max={length} value={at} aria-label="Steps done" />
      <div className={styles.buttons}>
        <TransportButton name="To the start" glyph="again" isEnabled={can.start} onPress={start} />
        <TransportButton name="Undo the last step" glyph="undo" isEnabled={can.stepBack} onPress={stepBack} />
        {isPlaying ? (
          <TransportButton name="Pause" glyph="pause" isEnabled={can.pause} onPress={pause} isPrimary />
        ) : (
          <TransportButton name="Play" glyph="play" isEnabled={can.play} onPress={play} isPrimary />
        )}
        <TransportButton name="Next step" glyph="stepOn" isEnabled={can.step} onPress={step} />
        <TransportButton name="Go on by hand" glyph="hand" isEnabled={can.hand} onPress={playByHand} />
        <output className={styles.count}>
          {at} / {length}
        </output>
      </div>
      <fieldset className={styles.paces}>
        <VisuallyHidden as="legend">Speed</VisuallyHidden>
        {PACES.map((option) => (
          <label key={option} className={styles.pace}>
            <input type="radio" name="pace" checked={option === pace} onChange={() => setPace(option)} />
            {PACE_LABELS[option]}
          </label>
        ))}
      </fieldset>
      <p className={styles.shortcuts}>
        <kbd>Space</kbd> play or pause · <kbd>→</kbd> next step · <kbd>←</kbd> undo
      </p>
    </div>
  );
}
