import type { ListCard, ListSection } from './listCard.ts';

/** Cards that stand under one heading, or under none. */
export type CardGroup = { section: ListSection | null; cards: readonly ListCard[] };

/** The cards of a page by the part of it that they stand in, in their order (GIFT-02, GIFT-04). */
export function listSections(cards: readonly ListCard[]): CardGroup[] {
  const groups: { section: ListSection | null; cards: ListCard[] }[] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    if (last && last.section === card.section) last.cards.push(card);
    else groups.push({ section: card.section, cards: [card] });
  }
  return groups;
}
