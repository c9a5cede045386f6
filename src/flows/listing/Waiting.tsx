import { LISTS, type ListArea } from '../../domain/listArea.ts';
import type { ListSection } from '../../domain/listCard.ts';
import { CardGrid } from '../../ui/Layout.tsx';
import { PrintSkeletons } from '../../ui/Skeleton.tsx';
import { ListPart } from './ListPart.tsx';
import { LIST_TEXTS } from './listTexts.ts';

/** With what each page begins where it has parts: the heading stands before the cards are here. */
const FIRST_PART: Partial<Record<ListArea, ListSection>> = { gifts: 'framedGifts' };

/** The places of the cards while they are on the way. */
export function Waiting({ area }: { area: ListArea }) {
  const { title, waiting, cards } = LIST_TEXTS[area];
  const part = FIRST_PART[area];
  const places = (
    <CardGrid label={title} busy size={cards.size}>
      <PrintSkeletons count={LISTS[area].size} label={waiting} shape={cards.shape} />
    </CardGrid>
  );
  return part ? <ListPart section={part}>{places}</ListPart> : places;
}
