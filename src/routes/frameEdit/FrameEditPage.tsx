import { Navigate, useLocation, useParams } from 'react-router-dom';
import { parseChoice } from '../../domain/choice.ts';
import type { Frame } from '../../domain/frame.ts';
import { AddToCart } from '../../flows/addToCart/AddToCart.tsx';
import { Configurator } from '../../flows/configurator/Configurator.tsx';
import { CurrentPrice } from '../../flows/configurator/CurrentPrice.tsx';
import { configurator } from '../../flows/configurator/configurator.ts';
import { FrameEdit } from '../../flows/configurator/FrameEdit.tsx';
import { BackLink } from '../configurator/BackLink.tsx';
import { ConfiguratorScreen } from '../configurator/ConfiguratorScreen.tsx';
import { PicturePreview } from '../configurator/configuratorParts.tsx';
import { parseSubject } from '../configurator/subject.ts';
import { DetailTabs } from '../details/DetailTabs.tsx';
import styles from './FrameEditPage.module.css';

/** Back to the frames, with what was chosen meanwhile and under the filters that one came from. (FRAME-08) */
function BackToFrames() {
  const { framesPath } = configurator.useView();
  const { state } = useLocation();
  const filters: unknown = state?.filters;
  return <BackLink to={typeof filters === 'string' && filters !== '' ? `${framesPath}&${filters}` : framesPath} />;
}

/** What the frame is, how it is cared for and returned, and what others say of it. (FRAME-13, ART-10, ART-11) */
function FrameDetails() {
  const { subject, frame, media, isTooSmall } = configurator.useView();
  if (!subject || isTooSmall) return null;
  return (
    <DetailTabs
      description={frame ? <FrameDescription frame={frame} /> : ''}
      care={{ source: subject.source, media }}
      frame={frame}
    />
  );
}

const FrameDescription = ({ frame: { description, material, colours, style, type } }: { frame: Frame }) => (
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

/** Delivery, price and the button into the bag. (FRAME-09, FRAME-12) */
function FramedPurchase() {
  const { line, days } = configurator.useView();
  return (
    <AddToCart line={line} days={days} label="ADD TO CART">
      <CurrentPrice />
    </AddToCart>
  );
}

/** One frame around a picture, which `id` and `type` of the query name. (FRAME-05, FRAME-08 to FRAME-14, ROUTE-13) */
export function FrameEditPage() {
  const { id: frame = '' } = useParams();
  const { search, key } = useLocation();
  const query = new URLSearchParams(search);
  const subject = parseSubject(query.get('id') ?? '', query);
  if (!subject) return <Navigate to="/404s" replace />;
  const { mode: _, frame: __, ...requested } = parseChoice(search);
  return (
    <ConfiguratorScreen
      // Another frame, or another link to it, is another choice from the start.
      key={`${frame} ${key}`}
      subject={subject}
      requestedChoice={requested}
      fixed={{ mode: 'frame', frame }}
      back={<BackToFrames />}
    >
      <Configurator preview={<PicturePreview />} choices={<FrameEdit />}>
        <FramedPurchase />
      </Configurator>
      <FrameDetails />
    </ConfiguratorScreen>
  );
}
