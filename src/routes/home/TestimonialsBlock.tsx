import { testimonialsQuery } from '../../api/queries/home.ts';
import { toCarouselSlides } from '../../domain/carousel.ts';
import { homeMessages } from '../../messages/home.ts';
import { formatMessage } from '../../messages/message.ts';
import { SkeletonItems, TextSkeleton } from '../../ui/Skeleton.tsx';
import { Stars } from '../details/Stars.tsx';
import { HomeBlock } from './Block.tsx';
import { Carousel } from './Carousel.tsx';
import { createDeferredBlock } from './deferredBlock.tsx';
import styles from './TestimonialsBlock.module.css';

const read = testimonialsQuery();
const TITLE = 'From their walls';

/** What customers say: three on a desk, more to swipe through on a phone. (HOME-20) */
export const TestimonialsBlock = createDeferredBlock('testimonials', [read], () => (
  <HomeBlock
    read={read}
    errorText={formatMessage(homeMessages['home.voicesFailed'])}
    skeleton={
      <Carousel title={TITLE} onPhone="one" busy>
        <SkeletonItems count={3} className={styles.testimonial}>
          <TextSkeleton lines={5} />
        </SkeletonItems>
      </Carousel>
    }
  >
    {(testimonials) =>
      testimonials.length === 0 ? null : (
        <Carousel title={TITLE} onPhone="one" slideContent="text">
          {toCarouselSlides(1, testimonials).map(({ item: { id, by, text, stars }, only }) => (
            <li key={id} className={styles.testimonial} data-only={only}>
              <figure className={styles.quote}>
                {stars ? <Stars stars={stars} size={16} /> : null}
                <blockquote className={styles.text}>{text}</blockquote>
                <figcaption className={styles.author}>{by}</figcaption>
              </figure>
            </li>
          ))}
        </Carousel>
      )
    }
  </HomeBlock>
));
