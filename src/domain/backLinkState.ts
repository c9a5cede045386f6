/** What a link back to a list tells the router: the list is to be where it was left. (ART-03) */
export const BACK_LINK_STATE = { isBack: true } as const;

/** Whether a page was opened by a link back. */
export const isBackLink = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as Partial<typeof BACK_LINK_STATE>).isBack === true;
