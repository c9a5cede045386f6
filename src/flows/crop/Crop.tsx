import type { Quality } from '../../domain/quality.ts';
import { formatSize, toSizeKey } from '../../domain/size.ts';
import { cropMessages } from '../../messages/crop.ts';
import { formatMessage } from '../../messages/message.ts';
import { SUPPORT_LINK, SUPPORT_PHONE } from '../../messages/support.ts';
import { uploadMessages } from '../../messages/upload.ts';
import { EmptyState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressNotice } from '../../ui/ProgressNotice.tsx';
import { Skeleton, TextSkeleton } from '../../ui/Skeleton.tsx';
import styles from './Crop.module.css';
import { CropActions } from './CropActions.tsx';
import { CropCanvas } from './CropCanvas.tsx';
import { CropTools } from './CropTools.tsx';
import { crop } from './crop.ts';
import printQualityStyles from './PrintQuality.module.css';

const MESSAGES = { ...cropMessages, ...uploadMessages };

/** The screen in its final size while the picture loads. */
const CropSkeleton = () => (
  <div className={styles.layout} aria-busy="true">
    <div className={styles.picture}>
      <Skeleton ratio={1.25} />
    </div>
    <Stack>
      <ProgressNotice>{formatMessage(cropMessages['crop.loading'])}</ProgressNotice>
      <TextSkeleton lines={6} />
    </Stack>
  </div>
);

/** How many of three marks a quality fills; the text beside them states the same. */
const FILLED_MARKS: Record<Quality, number> = { low: 1, good: 2, excellent: 3 };

/** The print quality of each size, from the pixels of the crop. (UPL-13, UPL-14) */
function PrintQuality() {
  const { sizes, crop: pixels } = crop.useView();
  return (
    <section className={printQualityStyles.quality} aria-label="Print quality">
      <h2 className={printQualityStyles.title}>How sharp it prints</h2>
      <p className={printQualityStyles.pixels}>
        This crop has {pixels.width.toLocaleString('en-IN')} × {pixels.height.toLocaleString('en-IN')} pixels.
      </p>
      <table className={printQualityStyles.table}>
        <thead>
          <tr>
            <th scope="col">Size in inches</th>
            <th scope="col">Dots per inch</th>
            <th scope="col">Quality</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ size, dpi, quality, isOffered }) => (
            <tr key={toSizeKey(size)} data-quality={quality} data-unavailable={!isOffered || undefined}>
              <th scope="row">{formatSize(size)}</th>
              <td>{dpi}</td>
              <td>
                <span className={printQualityStyles.sizeQuality}>
                  <span className={printQualityStyles.marks} aria-hidden="true">
                    {[1, 2, 3].map((mark) => (
                      <span
                        key={mark}
                        className={printQualityStyles.mark}
                        data-filled={mark <= FILLED_MARKS[quality] || undefined}
                      />
                    ))}
                  </span>
                  {formatMessage(cropMessages[`crop.${quality}`])}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The crop screen: the picture, the shapes of its frame, the print quality of each size, and the actions. (UPL-04 to UPL-12) */
export function Crop() {
  const view = crop.useView();
  const { isLoading, isMissing, hasFailed, isTooLow, fault, picture } = view;
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{formatMessage(cropMessages['crop.title'])}</h1>
      {isLoading ? (
        <CropSkeleton />
      ) : isMissing || hasFailed || isTooLow ? (
        <NoPicture />
      ) : (
        <div className={styles.layout}>
          <div className={styles.picture}>
            <CropCanvas />
            <CropTools />
          </div>
          <Stack>
            {picture.isSaved ? null : <Notice>{formatMessage(uploadMessages['upload.notKept'])}</Notice>}
            {fault ? <Fault /> : null}
            <PrintQuality />
          </Stack>
          <CropActions />
        </div>
      )}
    </div>
  );
}

/** What went wrong at the last try. The crop is kept. (UPL-16 to UPL-18) */
function Fault() {
  const { fault } = crop.useView();
  const [title, ...details] = fault ?? [];
  if (!title) return null;
  return (
    <Notice tone="fault" live="assertive" title={formatMessage(MESSAGES[title])}>
      {details.map((each) => (
        <p key={each}>{formatMessage(MESSAGES[each])}</p>
      ))}
      {details.includes('upload.support') ? <Phone /> : null}
    </Notice>
  );
}

const Phone = () => (
  <a className={styles.phone} href={SUPPORT_LINK}>
    {SUPPORT_PHONE}
  </a>
);

/** There is nothing to crop: why, and the one next step. */
function NoPicture() {
  const { isMissing, isTooLow, changePhoto, retry } = crop.useView();
  const change = (
    <Button look={isMissing || isTooLow ? 'primary' : 'secondary'} onClick={changePhoto}>
      {formatMessage(cropMessages['crop.change'])}
    </Button>
  );
  if (isTooLow)
    return (
      <EmptyState
        icon="alert"
        title={formatMessage(uploadMessages['upload.tooLow'])}
        text={
          <>
            <span>{formatMessage(uploadMessages['upload.support'])}</span> <Phone />
          </>
        }
        action={change}
      />
    );
  if (isMissing) return <EmptyState title={formatMessage(cropMessages['crop.missing'])} action={change} />;
  return (
    <EmptyState
      icon="alert"
      title={formatMessage(cropMessages['crop.failed'])}
      action={
        <div className={styles.actions}>
          <Button onClick={retry}>Try again</Button>
          {change}
        </div>
      }
    />
  );
}
