/** The one in the middle; of an even number the lower of the two. NaN of none. */
export const median = (numbers: number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN;
