import { type Framing, getMouldingProfile } from '../../domain/framing.ts';
import { getMatWidth, type MatStyle } from '../../domain/mat.ts';
import { formatRupees } from '../../domain/money.ts';
import { formatSize, getSizeBucket, parseSizeKey, type Size, toSizeKey } from '../../domain/size.ts';
import { configuratorMessages } from '../../messages/configurator.ts';
import { frameEditMessages } from '../../messages/frameList.ts';
import { formatMessage } from '../../messages/message.ts';
import { EmptyState, ErrorState } from '../../ui/BlockStates.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Select } from '../../ui/Select.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { LinkNotice } from './ChoiceHead.tsx';
import { MediaChoice } from './Choices.tsx';
import { type ConfiguratorView, configurator } from './configurator.ts';
import styles from './FrameEdit.module.css';
import { MAT_NAMES, MatDetails } from './MatChoice.tsx';
import { formatSizeInTenths } from './SizeChoice.tsx';
import titleStyles from './Title.module.css';

const NAMES = { ...MAT_NAMES, standard: 'Standard mat' };

/** Width and colour of the mat; why there can be none. (FRAME-09, CONF-48 to CONF-52) */
function FrameEditMat(view: ConfiguratorView) {
  const { media, shownSize, matStyles, mat, chooseMat } = view;
  const hint =
    media === 'Canvas'
      ? formatMessage(frameEditMessages['frameEdit.noMat'])
      : formatMessage(configuratorMessages['configurator.tooLargeForMat']);
  const isOffered = matStyles.length > 1;
  const getLabel = (style: MatStyle) =>
    style === 'none' ? NAMES.none : `${NAMES[style]}, ${getMatWidth({ media, size: shownSize, style })} in`;
  return (
    <div className={styles.mat}>
      <Select
        label="Mat Style"
        value={mat}
        disabled={!isOffered}
        hint={isOffered ? undefined : hint}
        options={matStyles.map((style) => ({ value: style, label: getLabel(style) }))}
        onPick={(picked) => {
          const style = matStyles.find((each) => each === picked);
          if (style) chooseMat(style);
        }}
      />
      {isOffered ? <MatDetails {...view} /> : null}
    </div>
  );
}

/** Every size of the picture in one list, and the outer size with this frame. (FRAME-09, CONF-45) */
function FrameEditSize({ tabs, size, outer, framing, priceOf, openTab, chooseSize }: ConfiguratorView) {
  const pick = (key: string) => {
    const picked = parseSizeKey(key);
    if (!picked) return;
    // The list has no tabs, but the chart's size is under one.
    openTab(getSizeBucket(picked));
    chooseSize(picked);
  };
  const toOption = (each: Size) => ({
    value: toSizeKey(each),
    label: `${formatSize(each)} in, ${formatRupees(priceOf(each) ?? 0)}`,
  });
  return (
    <Stack>
      <Select
        label="Image Size"
        value={size ? toSizeKey(size) : ''}
        options={[
          ...(size ? [] : [{ value: '', label: formatMessage(configuratorMessages['art.chooseSize']) }]),
          ...tabs.map(({ bucket, sizes }) => ({ group: bucket, options: sizes.map(toOption) })),
        ]}
        onPick={pick}
      />
      {outer && size ? <OuterSize outer={outer} framing={framing} /> : null}
    </Stack>
  );
}

const CENTIMETRES_PER_INCH = 2.54;
const toCentimetres = ({ width, height }: Size): Size => ({
  width: width * CENTIMETRES_PER_INCH,
  height: height * CENTIMETRES_PER_INCH,
});

const OuterSize = ({ outer, framing }: { outer: Size; framing: Framing }) => {
  const { face, depth } = getMouldingProfile(framing);
  return (
    <dl className={styles.outer}>
      <dt className={styles.name}>Frame Size</dt>
      <dd className={styles.value}>
        <span>{formatSizeInTenths(outer)} in</span>
        <span className={styles.muted}>{formatSizeInTenths(toCentimetres(outer))} cm</span>
        <span className={styles.muted}>
          moulding {face} in wide, {depth} in deep
        </span>
      </dd>
    </dl>
  );
};

/** One frame around a picture: media, image size, mat, outer size. (FRAME-09) */
export function FrameEdit() {
  const view = configurator.useView();
  const { frame, subject, frames } = view;
  if (view.isFrameMissing)
    return <EmptyState level={1} title={formatMessage(frameEditMessages['frameEdit.missing'])} />;
  return (
    <>
      {frames.status === 'failed' ? (
        <ErrorState
          title={formatMessage(configuratorMessages['configurator.framesFailed'])}
          retryLabel="Read the frames again"
          onRetry={view.retryFrames}
        />
      ) : (
        <header className={titleStyles.header}>
          <h1 className={titleStyles.title}>
            {frame?.title ?? (
              <>
                <VisuallyHidden>{formatMessage(configuratorMessages['configurator.framesComing'])}</VisuallyHidden>
                <Skeleton width="60%" height="1lh" />
              </>
            )}
          </h1>
          <p className={styles.note}>{frame ? frame.material : <Skeleton width="8em" height="1lh" />}</p>
          <p className={styles.note}>around {subject?.source === 'art' ? subject.title : 'your picture'}</p>
        </header>
      )}
      <LinkNotice isAdjusted={view.isAdjusted} />
      <MediaChoice {...view} />
      <FrameEditSize {...view} />
      <FrameEditMat {...view} />
    </>
  );
}
