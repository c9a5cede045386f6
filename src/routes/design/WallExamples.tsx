import { useQuery } from '@tanstack/react-query';
import { productListQuery } from '../../api/queries/lists.ts';
import { ListCardView } from '../../flows/listing/ListCardView.tsx';
import { LIST_TEXTS } from '../../flows/listing/listTexts.ts';
import { useInView } from '../../kit/browser/viewport.ts';
import { CardGrid, Section } from '../../ui/Layout.tsx';
import { PrintSkeletons } from '../../ui/Skeleton.tsx';

const COUNT = 3;
const LABEL = 'Examples';

/** Walls that the shop has put together, read as the shopper comes near; nothing where these do not come. (DSGN-02) */
export function WallExamples() {
  const [ref, isInView] = useInView<HTMLDivElement>();
  const { data, isError } = useQuery({ ...productListQuery({ area: 'walls', page: 1 }), enabled: isInView });
  const { waiting, cards } = LIST_TEXTS.walls;
  if (isError || data?.cards.length === 0) return null;
  return (
    <div ref={ref}>
      <Section
        title={LABEL}
        lead="Three walls that we have put together. The rooms are renderings, the walls to scale."
      >
        <CardGrid label={LABEL} size={cards.size} busy={!data}>
          {data ? (
            data.cards.slice(0, COUNT).map((card) => (
              <li key={card.id}>
                <ListCardView card={card} level={3} hangs={cards} />
              </li>
            ))
          ) : (
            <PrintSkeletons count={COUNT} label={waiting} shape={cards.shape} />
          )}
        </CardGrid>
      </Section>
    </div>
  );
}
