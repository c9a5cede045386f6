/*
 * Widths of Instrument Sans at 600 in thousandths of its size, from the space to the tilde; lighter weights are as wide or
 * narrower. Known beforehand, they make the same diagram in Node, in a worker and in every browser.
 */
const WIDTHS = [
  193, 295, 449, 727, 637, 786, 768, 256, 439, 439, 430, 544, 275, 493, 275, 444, 677, 389, 557, 579, 615, 581, 615,
  561, 598, 619, 275, 275, 544, 544, 544, 580, 867, 733, 645, 747, 755, 638, 602, 765, 736, 254, 455, 712, 592, 906,
  736, 794, 667, 806, 664, 637, 664, 712, 733, 1089, 707, 700, 631, 439, 444, 439, 544, 466, 354, 558, 621, 552, 621,
  571, 370, 621, 612, 260, 260, 558, 260, 941, 612, 597, 621, 621, 390, 494, 406, 604, 536, 800, 587, 536, 513, 439,
  242, 439, 544,
];
const FIRST = 32;
const OTHER = 760;

/** How wide a text stands, in px, at a size in px. */
export function measureText(text: string, size: number): number {
  const units = [...text].reduce((sum, sign) => sum + (WIDTHS[(sign.codePointAt(0) as number) - FIRST] ?? OTHER), 0);
  return Math.ceil((units * size) / 1000);
}

/** The text, or as much of its beginning as a width in px holds, with an ellipsis. */
export function truncateText(text: string, size: number, width: number): string {
  if (measureText(text, size) <= width) return text;
  let end = text.length - 1;
  while (end > 1 && measureText(`${text.slice(0, end)}…`, size) > width) end--;
  return `${text.slice(0, end)}…`;
}

/** Names side by side, as many as a width in px holds, and how many more there are: 'keepCode, grant +2'. */
export function joinNames(names: readonly string[], size: number, width: number): string {
  for (let count = names.length; count > 1; count--) {
    const rest = names.length - count;
    const text = names.slice(0, count).join(', ') + (rest > 0 ? ` +${rest}` : '');
    if (measureText(text, size) <= width) return text;
  }
  const [first = ''] = names;
  const more = names.length > 1 ? ` +${names.length - 1}` : '';
  return truncateText(first, size, width - measureText(more, size)) + more;
}

/** A text in lines no wider than a width in px, `most` of them at the most; what is left ends in an ellipsis. */
export function wrapText(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measureText(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  const rest = lines.slice(most - 1).join(' ');
  return lines.length > most ? [...lines.slice(0, most - 1), truncateText(`${rest}`, size, width)] : lines;
}
