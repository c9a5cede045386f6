/** One change of a chart. `apply` makes it in the chart itself, and gives back what undoes it. */
export type Mutant = {
  /** The state or transition that is changed. */
  id: string;
  /** What it then does, as a product owner would say it. */
  change: string;
  apply(): () => void;
};

/**
 * Puts other values in the place of a part's own.
 * XState formats a chart once and reads its parts at every step, so that a changed part is a changed chart.
 */
export const replaceProperties = (part: object, change: Record<string, unknown>) => () => {
  const before = Object.fromEntries(Object.keys(change).map((key) => [key, Reflect.get(part, key)]));
  Object.assign(part, change);
  return () => {
    Object.assign(part, before);
  };
};

/** The list without the entry at this place. */
export const removeAt = <T>(list: readonly T[], place: number): T[] => list.filter((_, index) => index !== place);
