import { listOf } from './plainShapes.ts';
import { kept } from './storage.ts';

const place = (value: unknown): [string, number] | null => {
  const [name, top] = Array.isArray(value) ? value : [];
  return typeof name === 'string' && typeof top === 'number' ? [name, top] : null;
};

/** How far down in pixels each page of the tab's history was, by its entry and by its address; the latest at the end. */
export const keptPlaces = kept('places', listOf(place), 'session');
