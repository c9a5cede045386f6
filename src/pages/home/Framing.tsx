import { framingStepsQuery } from '../../api/queries/homeBlocks.ts';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Page } from '../../ui/Layout.tsx';
import { Skeleton, TextSkeleton } from '../../ui/Skeleton.tsx';
import { AreaLink } from './AreaLink.tsx';
import { Block } from './Block.tsx';
import { FrameStyles } from './FrameStyles.tsx';
import styles from './Framing.module.css';
import { Lead } from './Lead.tsx';
import { Places } from './Places.tsx';

const TITLE = 'Custom framing';
/** The shop's names for what a step is about. */
const ICONS: Readonly<Record<string, IconName>> = { upload: 'upload', frame: 'frame', deliver: 'truck' };

/** How a picture of one's own gets framed, in three steps, and the frames to choose from. (HOME-07, HOME-08) */
export const Framing = () => (
  <div className={styles.band}>
    <Page>
      <section className={styles.framing}>
        <div className={styles.words}>
          <h2>{TITLE}</h2>
          <p className={styles.lead}>
            <Lead of={TITLE} />
          </p>
          <Button render={<AreaLink to="/custom-framing/" />}>Frame your picture</Button>
        </div>
        <Block
          read={framingStepsQuery()}
          failed={say('home.stepsFailed')}
          coming={
            <ol className={styles.steps} aria-busy="true">
              <Places count={3} className={styles.step}>
                <Skeleton width="48px" height="48px" />
                <TextSkeleton lines={3} />
              </Places>
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
                      <p className={styles.how}>{text}</p>
                    </div>
                  </li>
                ))}
              </ol>
            )
          }
        </Block>
      </section>
      <FrameStyles />
    </Page>
  </div>
);
