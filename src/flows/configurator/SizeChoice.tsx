import type { CSSProperties } from 'react';
import { formatRupees } from '../../domain/money.ts';
import { formatSize, getLongerSide, parseSizeKey, type Size, toSizeKey } from '../../domain/size.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { getSilhouetteSize, Silhouette, type SilhouetteKind } from '../../ui/Silhouette.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { type ConfiguratorView, getMaxSizeCount } from './configurator.ts';
import styles from './SizeChoice.module.css';

const roundToTenth = (inches: number) => Math.round(inches * 10) / 10;

/** An outer size for a person to read, to the tenth of an inch: '22.6 × 26.6'. */
export const formatSizeInTenths = ({ width, height }: Size): string =>
  formatSize({ width: roundToTenth(width), height: roundToTenth(height) });

const LEGEND = 'Select a Size (Inches)';

/** In pixels. */
const DRAWING_HEIGHT = 56;
/** Height of a wall with a person, and the gap between a sofa and a piece above it; inches. */
const PERSON_WALL_HEIGHT = 72;
const SOFA_GAP = 8;
/** From this size on a sofa is a better reference than a person. */
const SOFA_MIN_SIZE = 30;

/** The piece beside a person or over a sofa, to scale. The text beside it says the size, so it is hidden from screen readers. */
function ScaleDrawing({ size }: { size: Size }) {
  const kind: SilhouetteKind = getLongerSide(size) >= SOFA_MIN_SIZE ? 'sofa' : 'person';
  const sofaWall = getSilhouetteSize('sofa').height + SOFA_GAP + size.height;
  const scale = DRAWING_HEIGHT / (kind === 'sofa' ? Math.max(PERSON_WALL_HEIGHT, sofaWall) : PERSON_WALL_HEIGHT);
  return (
    <span className={styles.wall} style={{ blockSize: DRAWING_HEIGHT }} data-silhouette={kind} aria-hidden="true">
      <span className={styles.piece} style={{ inlineSize: size.width * scale, blockSize: size.height * scale }} />
      <Silhouette kind={kind} scale={scale} />
    </span>
  );
}

/** The visible sizes; under tabs only where a screen has these. */
export type SizeChoiceView = Pick<
  ConfiguratorView,
  'tabSizes' | 'size' | 'shownSize' | 'outer' | 'priceOf' | 'chooseSize'
> &
  ({ hasTabs?: false } | Pick<ConfiguratorView, 'hasTabs' | 'tabs' | 'tab' | 'openTab'>);

/** The sizes in their tabs, each with its price; the outer size of the chosen one, drawn to scale. (ART-08, CONF-10) */
export function SizeChoice({ level = 2, ...view }: SizeChoiceView & { level?: 2 | 4 }) {
  const { tabSizes, size, shownSize, outer, priceOf, chooseSize } = view;
  const Heading: 'h2' | 'h4' = `h${level}`;
  const sizes = (
    <div
      className={styles.sizes}
      data-tabs={view.hasTabs || undefined}
      style={{ '--max-size-count': getMaxSizeCount(view) } as CSSProperties}
    >
      <RadioGroup
        legend={view.hasTabs ? `${view.tab} sizes` : LEGEND}
        hideLegend
        look="tiles"
        options={tabSizes.map((each) => ({
          value: toSizeKey(each),
          label: formatSize(each),
          hint: formatRupees(priceOf(each) ?? 0),
        }))}
        value={size && toSizeKey(size)}
        onPick={(key) => {
          const picked = parseSizeKey(key);
          if (picked) chooseSize(picked);
        }}
      />
    </div>
  );
  return (
    <div>
      <div className={styles.header}>
        <Heading className={styles.legend}>
          {LEGEND}
          {size ? <span className={styles.chosen}> {getLabel(size, outer)}</span> : null}
        </Heading>
        <ScaleDrawing size={outer ?? shownSize} />
      </div>
      {view.hasTabs ? (
        <Tabs
          label={LEGEND}
          tabs={view.tabs.map(({ bucket }) => ({ id: bucket, name: bucket }))}
          selected={view.tab}
          onSelect={view.openTab}
        >
          {sizes}
        </Tabs>
      ) : (
        sizes
      )}
    </div>
  );
}

/** '16 × 20', or '16 × 20, framed 22.6 × 26.6'. */
const getLabel = (size: Size, outer: Size | null) =>
  outer ? `${formatSize(size)}, framed ${formatSizeInTenths(outer)}` : formatSize(size);
