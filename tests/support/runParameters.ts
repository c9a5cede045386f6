/**
 * How many examples a random exploration takes, and from which seed. In `npm test` few, and always the same; where the
 * environment has a number under the exploration's name, as many others each time, or those of `<name>_SEED` again.
 */
export function getRunParameters(name: string, runCount: number, seed: number): { numRuns: number; seed: number } {
  const { [name]: many, [`${name}_SEED`]: again } = process.env;
  return { numRuns: Number(many || runCount), seed: Number(again || (many ? Date.now() % 1_000_000_000 : seed)) };
}
