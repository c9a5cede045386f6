let isHere: (pathname: string) => boolean = () => false;

/** Whoever knows the pages says how to tell which can be drawn at once; who asks for it stands in some of them. */
export function tellPagesHere(known: (pathname: string) => boolean): void {
  isHere = known;
}

/** Whether the page at an address can be drawn at once; none where nobody has told yet. */
export const isPageAtHand = (pathname: string): boolean => isHere(pathname);
