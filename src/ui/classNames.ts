/** Joins the truthy class names; undefined where there is none. */
export const joinClassNames = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ') || undefined;
