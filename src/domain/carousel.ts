/** How a carousel is laid out: 1 for few and large things, 2 for many and small ones. */
export type CarouselMode = 1 | 2;

/** How many things a carousel holds at most, by its mode and whether the window is wide. (HOME-20) */
export function getMaxCarouselItems(mode: CarouselMode, isWide: boolean): number {
  if (mode === 1 && isWide) return 3;
  if (mode === 2 && !isWide) return 5;
  return 8;
}

/** What a carousel shows of these in any window, each with the windows that show it alone, where not both do. (HOME-20) */
export function toCarouselSlides<T>(mode: CarouselMode, all: readonly T[]) {
  const wide = getMaxCarouselItems(mode, true);
  const narrow = getMaxCarouselItems(mode, false);
  return all.slice(0, Math.max(wide, narrow)).map((item, place) => {
    const only = place >= wide ? 'narrow' : place >= narrow ? 'wide' : undefined;
    return { item, only } as const;
  });
}
