/** The beginning of a text, cut behind a whole word, with an ellipsis where something is left out; `most` in characters. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most);
  const atWord = /\s/.test(text.charAt(most)) ? kept : kept.replace(/\s+\S*$/, '');
  return `${atWord.replace(/[\s.,;:–-]+$/, '')}…`;
}
