import { formatSize } from '../../domain/size.ts';
import { cropMessages } from '../../messages/crop.ts';
import { formatMessage } from '../../messages/message.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import styles from './CropTools.module.css';
import { crop } from './crop.ts';

const GLYPH_PATHS = {
  left: 'M4 5v5h5M4.6 10a8 8 0 1 1-.3 4.6',
  right: 'M20 5v5h-5M19.4 10a8 8 0 1 0 .3 4.6',
  portrait: 'M8.5 4h7v16h-7z',
  reset: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  landscape: 'M4 8.5h16v7H4z',
};

/** A small drawing for a tool of the crop; it is hidden from screen readers. */
const Glyph = ({ name }: { name: keyof typeof GLYPH_PATHS }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
    <path
      d={GLYPH_PATHS[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** Zoom, rotation and the shape of the frame. */
export function CropTools() {
  const view = crop.useView();
  const { canCrop, zoom, maxZoom, ratios, canFlip, isFlipped, largest, isPrintable } = view;
  const chosen = ratios.find(({ isChosen }) => isChosen)?.ratio ?? null;
  return (
    <Stack>
      <p className={styles.message} role="status" data-wrong={!isPrintable || undefined}>
        {isPrintable && largest
          ? formatMessage(cropMessages['crop.largest'], { size: formatSize(largest.size) })
          : formatMessage(cropMessages['crop.noSize'])}
      </p>
      <div className={styles.row}>
        <div className={styles.zoom}>
          <IconButton label="Zoom out" icon="minus" disabled={!canCrop || zoom <= 1} onClick={view.zoomOut} />
          <input
            className={styles.slider}
            type="range"
            aria-label="Zoom"
            aria-valuetext={`${Math.round(zoom * 100)} percent`}
            min={1}
            max={maxZoom}
            step={0.05}
            value={zoom}
            disabled={!canCrop}
            onChange={({ target }) => view.zoomTo(Number(target.value))}
          />
          <IconButton label="Zoom in" icon="plus" disabled={!canCrop || zoom >= maxZoom} onClick={view.zoomIn} />
        </div>
        <div className={styles.rotations}>
          {(['left', 'right'] as const).map((side) => (
            <button
              key={side}
              type="button"
              className={styles.tool}
              disabled={!canCrop}
              onClick={() => view.turnTo(side)}
              aria-label={`Turn ${side}`}
              title={`Turn ${side}`}
            >
              <Glyph name={side} />
            </button>
          ))}
        </div>
      </div>
      <Stack gap={1}>
        <RadioGroup
          legend="Shape"
          look="tiles"
          disabled={!canCrop}
          options={ratios.map(({ ratio, name, isPossible }) => ({ value: ratio, label: name, disabled: !isPossible }))}
          value={chosen}
          onPick={view.choose}
        />
        <div className={styles.extraActions}>
          <button type="button" className={styles.textButton} disabled={!canFlip} onClick={view.flip}>
            <Glyph name={isFlipped ? 'portrait' : 'landscape'} />
            {isFlipped ? 'Make it upright' : 'Make it wide'}
          </button>
          <button type="button" className={styles.textButton} disabled={!canCrop} onClick={view.reset}>
            <Glyph name="reset" />
            Start again
          </button>
        </div>
      </Stack>
      <div className={styles.instructions}>
        <p>{formatMessage(cropMessages['crop.how'])}</p>
        {/* Screen readers get it at the frame itself. */}
        <p className={styles.keys} aria-hidden="true">
          {formatMessage(cropMessages['crop.keys'])}
        </p>
      </div>
    </Stack>
  );
}
