import { type RefObject, useId, useRef } from 'react';
import type { Frame } from '../../domain/frame.ts';
import { configuratorMessages } from '../../messages/configurator.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type ConfiguratorView, MISSING_CHOICE_ID } from './configurator.ts';
import styles from './FrameStrip.module.css';

/** The frames; a link to their page, a missing choice and a retry only where a screen has these. */
export type FrameStripView = Pick<ConfiguratorView, 'frames' | 'frame' | 'chooseFrame'> &
  Partial<Pick<ConfiguratorView, 'framesPath' | 'missingMessage' | 'retryFrames'>>;

/** A strip of frame corners. The chosen one is captioned, the others on hover and focus. (ART-07) */
export function FrameStrip({ frames, frame, framesPath, missingMessage, chooseFrame, retryFrames }: FrameStripView) {
  const groupName = useId();
  const strip = useRef<HTMLDivElement>(null);
  const { status, list } = frames;
  return (
    <fieldset
      id={missingMessage ? MISSING_CHOICE_ID : undefined}
      className={styles.frames}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its radios are one choice
      role="radiogroup"
      aria-busy={status === 'loading' || undefined}
    >
      <legend className={styles.legend}>Frame Style</legend>
      {framesPath ? (
        <Link className={styles.allLink} to={framesPath}>
          See all frames
        </Link>
      ) : null}
      {status === 'failed' ? (
        <Notice
          tone="fault"
          live="polite"
          action={
            retryFrames && (
              <Button look="secondary" size="small" onClick={retryFrames}>
                Read the frames again
              </Button>
            )
          }
        >
          {formatMessage(configuratorMessages['configurator.framesFailed'])}
        </Notice>
      ) : null}
      {status === 'none' ? (
        <Notice live="polite">{formatMessage(configuratorMessages['configurator.noFrames'])}</Notice>
      ) : null}
      {status === 'loading' ? <FrameStripSkeleton /> : null}
      {status === 'listed' ? <FrameArrows strip={strip} count={list.length} /> : null}
      {status === 'listed' ? (
        <div ref={strip} className={styles.strip}>
          {list.map((each) => (
            <label key={each.id} className={styles.frame} ref={each.id === frame?.id ? scrollIntoStrip : undefined}>
              <input
                className={styles.input}
                type="radio"
                name={groupName}
                value={each.id}
                checked={each.id === frame?.id}
                onChange={() => chooseFrame(each.id)}
              />
              <Corner frame={each} />
              <span className={styles.caption}>
                <span className={styles.name}>{each.title}</span> <span>{each.material}</span>
              </span>
            </label>
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}

/** The share of the strip that one press scrolls: a cut-off frame then shows whole. */
const SCROLL_SHARE = 0.8;

type FrameArrowsProps = { strip: RefObject<HTMLElement | null>; count: number };

/** Frame count, and buttons that scroll the strip. (ART-07) */
function FrameArrows({ strip, count }: FrameArrowsProps) {
  const scroll = (direction: 1 | -1) => {
    const element = strip.current;
    element?.scrollBy({ left: direction * SCROLL_SHARE * element.clientWidth });
  };
  return (
    <div className={styles.arrows}>
      <span className={styles.count}>{count} frames</span>
      <IconButton icon="chevron-left" label="Earlier frames" onClick={() => scroll(-1)} />
      <IconButton icon="chevron-right" label="More frames" onClick={() => scroll(1)} />
    </div>
  );
}

/** Scrolls a chosen frame into the strip's view once an observer finds it outside; the page itself does not scroll. */
function scrollIntoStrip(label: HTMLElement | null) {
  const strip = label?.parentElement;
  if (!label || !strip) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      const isWhole = entry && entry.intersectionRect.width > entry.boundingClientRect.width - 1;
      if (!isWhole) strip.scrollLeft = label.offsetLeft - strip.clientWidth / 2;
    },
    { root: strip },
  );
  observer.observe(label);
  return () => observer.disconnect();
}

function Corner({ frame: { thumbnail } }: { frame: Frame }) {
  if (!thumbnail) return <span className={styles.corner} />;
  const { url, width, height } = thumbnail.thumbnail;
  return (
    <img className={styles.corner} src={url} width={width} height={height} alt="" loading="lazy" decoding="async" />
  );
}

const FrameStripSkeleton = () => (
  <div className={styles.strip}>
    <VisuallyHidden role="status">{formatMessage(configuratorMessages['configurator.framesComing'])}</VisuallyHidden>
    {Array.from({ length: 8 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change
      <span key={index} className={styles.skeleton}>
        <Skeleton height="100%" />
      </span>
    ))}
  </div>
);
