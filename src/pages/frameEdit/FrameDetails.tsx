import type { Frame } from '../../domain/frame.ts';
import { configurator } from '../../flows/configurator/configurator.ts';
import { DetailTabs } from '../details/DetailTabs.tsx';
import styles from './FrameDetails.module.css';

/** What the frame is, how it is cared for and returned, and what others say of it. (FRAME-13, ART-10, ART-11) */
export function FrameDetails() {
  const { subject, frame, media, isUnfit } = configurator.useFlow();
  if (!subject || isUnfit) return null;
  return (
    <DetailTabs
      description={frame ? <About frame={frame} /> : ''}
      care={{ source: subject.source, media }}
      frame={frame}
    />
  );
}

const About = ({ frame: { description, material, colours, style, type } }: { frame: Frame }) => (
  <>
    {description ? <p>{description}</p> : null}
    <dl className={styles.facts}>
      {[
        ['Material', material],
        ['Colour', colours.join(', ')],
        ['Style', style],
        ['Type', type],
      ].map(([name, value]) =>
        value ? (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  </>
);
