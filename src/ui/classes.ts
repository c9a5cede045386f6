/** Joins the class names that are there; undefined where none is. */
export const classes = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ') || undefined;
