// A plain text field of Drupal holds this many characters, and refuses the whole order for one more.
const LONGEST = 255;

/** Text that fits a plain field of the backend, with an ellipsis where it had to be cut. */
export const brief = (text: string): string => {
  const characters = [...text];
  // Drupal counts characters, not UTF-16 units.
  return characters.length <= LONGEST ? text : `${characters.slice(0, LONGEST - 1).join('')}…`;
};
