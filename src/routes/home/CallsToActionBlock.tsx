import type { CallToAction } from '../../api/home.ts';
import { callsToActionQuery } from '../../api/queries/home.ts';
import { homeMessages } from '../../messages/home.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Layout.tsx';
import { Skeleton, SkeletonItems } from '../../ui/Skeleton.tsx';
import { AreaLink, HomeBlock } from './Block.tsx';
import styles from './CallsToActionBlock.module.css';
import { createDeferredBlock } from './deferredBlock.tsx';
import { TilePicture } from './PictureTile.tsx';

const read = callsToActionQuery();

const LARGE = '(width >= 1376px) 740px, (width >= 48rem) 56vw, 92vw';
const SMALL = '(width >= 1376px) 400px, (width >= 48rem) 30vw, 92vw';

/** The flagship store, and smaller under it the studios and mixed media. (HOME-10, HOME-12) */
export const CallsToActionBlock = createDeferredBlock('callsToAction', [read], () => (
  <HomeBlock
    read={read}
    errorText={formatMessage(homeMessages['home.waysFailed'])}
    skeleton={
      <Section>
        <ul className={styles.list} aria-busy="true">
          <SkeletonItems count={4} className={styles.callToAction}>
            <Skeleton ratio={1.6} />
            <Skeleton height="10em" />
          </SkeletonItems>
        </ul>
      </Section>
    }
  >
    {(callsToAction) =>
      callsToAction.length === 0 ? null : (
        <Section label="Store and studios">
          <ul className={styles.list}>
            {callsToAction.map((callToAction, index) => (
              <CallToActionItem key={callToAction.id} {...callToAction} sizes={index === 0 ? LARGE : SMALL} />
            ))}
          </ul>
        </Section>
      )
    }
  </HomeBlock>
));

const CallToActionItem = ({ title, text, to, label, picture, sizes }: CallToAction & { sizes: string }) => (
  <li className={styles.callToAction}>
    <TilePicture picture={picture} ratio={1.6} sizes={sizes} />
    <div className={styles.content}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <Button look="secondary" size="small" render={<AreaLink to={to} />}>
        {label}
      </Button>
    </div>
  </li>
);
