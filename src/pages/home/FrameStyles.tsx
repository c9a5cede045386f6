import { framesTitledQuery } from '../../api/queries/frames.ts';
import { say } from '../../messages/messages.ts';
import { FrameSwatch } from '../../preview/thumbnail/FrameSwatch.tsx';
import { AreaLink } from './AreaLink.tsx';
import { Block } from './Block.tsx';
import { Carousel } from './Carousel.tsx';
import styles from './FrameStyles.module.css';
import tile from './PictureTile.module.css';
import { TileSkeleton } from './PictureTile.tsx';
import { Places } from './Places.tsx';

const TITLE = 'Frame styles';
/** The frames that home shows, in its order. (HOME-08) */
const SHOWN = ['Matte Black', 'Matte White', 'Nordic', 'Vintage Black', 'Rustic Ash', 'Mocha'];

/** Corners of the frames that most pictures end in, all to one scale. (HOME-08) */
export const FrameStyles = () => (
  <Block
    read={framesTitledQuery(SHOWN)}
    failed={say('home.framesFailed')}
    coming={
      <Carousel title={TITLE} level={3} busy>
        <Places count={SHOWN.length}>
          <TileSkeleton ratio={1} line />
        </Places>
      </Carousel>
    }
  >
    {(frames) =>
      frames.length === 0 ? null : (
        <Carousel title={TITLE} level={3}>
          {frames.map((frame) => (
            <li key={frame.id}>
              <AreaLink className={tile.tile} to="/custom-framing/">
                <span className={styles.corner}>
                  <FrameSwatch frame={frame} className={styles.drawing} />
                </span>
                <span className={tile.name}>{frame.title}</span>
                <span className={tile.line}>{frame.material || '\u00a0'}</span>
              </AreaLink>
            </li>
          ))}
        </Carousel>
      )
    }
  </Block>
);
