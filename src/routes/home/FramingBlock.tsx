import { Suspense } from 'react';
import { framesByTitlesQuery } from '../../api/queries/framing.ts';
import { framingStepsQuery, homeTextsQuery } from '../../api/queries/home.ts';
import { lazyWithRetry } from '../../kit/loading/lazy.tsx';
import { homeMessages } from '../../messages/home.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Page, Row } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Skeleton, SkeletonItems, TextSkeleton } from '../../ui/Skeleton.tsx';
import { HomeBlock, HomeLead } from './Block.tsx';
import { Carousel } from './Carousel.tsx';
import { createDeferredBlock } from './deferredBlock.tsx';
import styles from './FramingBlock.module.css';
import tile from './PictureTile.module.css';
import { TileSkeleton } from './PictureTile.tsx';

/** The code that draws corners loads when the block is near; until then the prerendered HTML stays. */
const FrameSwatch = lazyWithRetry(async () => (await import('../../preview/thumbnail/FrameSwatch.tsx')).FrameSwatch);

const FRAME_STYLES_TITLE = 'Frame styles';
/** The frames that home shows, in its order. (HOME-08) */
const FRAME_TITLES = ['Matte Black', 'Matte White', 'Nordic', 'Vintage Black', 'Rustic Ash', 'Mocha'];

const framesRead = framesByTitlesQuery(FRAME_TITLES);
const stepsRead = framingStepsQuery();

/** Corners of the frames that most pictures end in, all to one scale. (HOME-08) */
const FrameStyles = () => (
  <HomeBlock
    read={framesRead}
    errorText={formatMessage(homeMessages['home.framesFailed'])}
    skeleton={
      <Carousel title={FRAME_STYLES_TITLE} level={3} busy>
        <SkeletonItems count={FRAME_TITLES.length}>
          <TileSkeleton ratio={1} hasCaption />
        </SkeletonItems>
      </Carousel>
    }
  >
    {(frames) =>
      frames.length === 0 ? null : (
        <Carousel title={FRAME_STYLES_TITLE} level={3}>
          {frames.map((frame) => (
            <li key={frame.id}>
              <Link className={tile.tile} to="/start_framing">
                <span className={styles.corner}>
                  <Suspense>
                    <FrameSwatch frame={frame} className={styles.drawing} />
                  </Suspense>
                </span>
                <span className={tile.name}>{frame.title}</span>
                <span className={tile.caption}>{frame.material || '\u00a0'}</span>
              </Link>
            </li>
          ))}
        </Carousel>
      )
    }
  </HomeBlock>
);

const TITLE = 'Custom framing';
/** Icons by the shop's names of the steps. */
const ICONS: Readonly<Record<string, IconName>> = { upload: 'upload', frame: 'frame', deliver: 'truck' };

/** How a picture of one's own gets framed, in three steps, and the frames to choose from. (HOME-07, HOME-08) */
export const FramingBlock = createDeferredBlock('framing', [framesRead, stepsRead, homeTextsQuery()], () => (
  <div className={styles.band}>
    <Page>
      <section className={styles.framing}>
        <div className={styles.intro}>
          <h2>{TITLE}</h2>
          <p className={styles.lead}>
            <HomeLead title={TITLE} />
          </p>
          <Row>
            <Button render={<Link to="/select/frame" />}>Frame a picture</Button>
            <Button look="secondary" render={<Link to="/select/print" />}>
              Print a picture
            </Button>
          </Row>
        </div>
        <HomeBlock
          read={stepsRead}
          errorText={formatMessage(homeMessages['home.stepsFailed'])}
          skeleton={
            <ol className={styles.steps} aria-busy="true">
              <SkeletonItems count={3} className={styles.step}>
                <Skeleton width="48px" height="48px" />
                <TextSkeleton lines={3} />
              </SkeletonItems>
            </ol>
          }
        >
          {(steps) =>
            steps.length === 0 ? null : (
              <ol className={styles.steps}>
                {steps.map(({ id, title, text, icon }) => (
                  <li key={id} className={styles.step}>
                    <span className={styles.icon}>
                      <Icon name={ICONS[icon] ?? 'check'} />
                    </span>
                    <div>
                      <h3 className={styles.name}>{title}</h3>
                      <p className={styles.description}>{text}</p>
                    </div>
                  </li>
                ))}
              </ol>
            )
          }
        </HomeBlock>
      </section>
      <FrameStyles />
    </Page>
  </div>
));
