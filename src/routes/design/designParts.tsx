import { useQuery } from '@tanstack/react-query';
import { productListQuery } from '../../api/queries/lists.ts';
import { CREDIT_DAYS, DESIGN_FEE, type DesignService } from '../../domain/designForm.ts';
import { ListCardView } from '../../flows/listing/ListCardView.tsx';
import { LIST_TEXTS } from '../../flows/listing/listTexts.ts';
import { useInView } from '../../kit/browser/viewport.ts';
import { CardGrid, Section } from '../../ui/Layout.tsx';
import { PrintSkeletons } from '../../ui/Skeleton.tsx';
import styles from './designParts.module.css';

/** What a design service costs, and on which terms. (DSGN-06 to DSGN-09) */
export const FeeTerms = () => (
  <div className={styles.terms}>
    <p className={styles.fee}>Rs. {DESIGN_FEE}</p>
    <p className={styles.muted}>
      The fee is credited towards your purchase if you buy within {CREDIT_DAYS} days. Discounts and gift cards do not
      apply to it.
    </p>
  </div>
);

type ServiceInfo = { name: string; path: string; description: string; lead: string };

/** The design services as their pages show them. (DSGN-01, DSGN-02) */
export const DESIGN_SERVICES: Readonly<Record<DesignService, ServiceInfo>> = {
  art: {
    name: 'Art Advisory',
    path: '/design/art',
    description:
      'Somebody who knows our artists looks at your room with you, and proposes pictures that can stay there for years.',
    lead: 'Tell us about the room, and send a photo of the wall. A curator answers with a proposal.',
  },
  wall: {
    name: 'Gallery Wall Consultation',
    path: '/design/wall',
    description:
      'One wall, many frames: we draw the whole arrangement to scale on a photo of your own wall, ready to be hung.',
    lead: 'Send a photo of the wall, and say how large it is. We draw an arrangement to scale.',
  },
};

const EXAMPLE_COUNT = 3;
const LABEL = 'Examples';

/** Walls that the shop has put together, read once the section is near the window; nothing where that fails. (DSGN-02) */
export function WallExamples() {
  const [ref, isInView] = useInView<HTMLDivElement>();
  const { data, isError } = useQuery({ ...productListQuery({ area: 'walls', page: 1 }), enabled: isInView });
  const { loadingText, cards } = LIST_TEXTS.walls;
  if (isError || data?.cards.length === 0) return null;
  return (
    <div ref={ref}>
      <Section
        title={LABEL}
        lead="Three walls that we have put together. The rooms are renderings, the walls to scale."
      >
        <CardGrid label={LABEL} size={cards.size} busy={!data}>
          {data ? (
            data.cards.slice(0, EXAMPLE_COUNT).map((card) => (
              <li key={card.id}>
                <ListCardView card={card} level={3} area="walls" />
              </li>
            ))
          ) : (
            <PrintSkeletons count={EXAMPLE_COUNT} label={loadingText} shape={cards.shape} />
          )}
        </CardGrid>
      </Section>
    </div>
  );
}
