/** A canvas takes no font from the page around it, so the store's is named. */
export const LETTERS = '"Instrument Sans Variable", system-ui, sans-serif';
const SAMPLE = '16px "Instrument Sans Variable"';

/** Has the letters of a text loaded; true if they were not there before. Settles also where they never come. */
export async function fetchLetters(text: string): Promise<boolean> {
  if (document.fonts.check(SAMPLE, text)) return false;
  await document.fonts.load(SAMPLE, text).catch(() => undefined);
  return true;
}
