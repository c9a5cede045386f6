import type { ChartData } from './catalogue.ts';

/** A journey's own name; a generated path is called as its test is: 'Walk 3', counted after the journeys. */
export function getPathName({ paths }: ChartData, number: number): string {
  const journeys = paths.filter(({ name }) => name !== undefined).length;
  return paths[number - 1]?.name ?? `Walk ${number - journeys}`;
}
