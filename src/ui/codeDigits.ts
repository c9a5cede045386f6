/**
 * The digits of a code in a text that was typed, pasted or filled in: those of '1 2 3 4', or the one group of just so
 * many in a whole message ('1234 is your code. It is good for 10 minutes.'). '' where there is none, or more than one.
 */
export function codeIn(text: string, length: number): string {
  const bare = text.replace(/[\s-]/g, '');
  if (/^\d*$/.test(bare)) return bare.length <= length ? bare : '';
  const groups = text.match(/\d+/g)?.filter((group) => group.length === length) ?? [];
  return new Set(groups).size === 1 ? (groups[0] ?? '') : '';
}

/** What stands in the boxes after a change of the field: a digit more than they hold takes the place of the one behind it. */
export function codeAfter(text: string, caret: number, length: number): string {
  const digits = (some: string) => some.replace(/\D/g, '');
  const before = digits(text.slice(0, caret));
  const after = digits(text.slice(caret));
  const tooMany = Math.max(before.length + after.length - length, 0);
  return (before + after.slice(tooMany)).slice(0, length);
}
