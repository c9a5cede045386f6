import type { StyleName } from '../pictures/index.ts';
import type { SeedArt } from './arts.ts';

/** The shop's own filters over its art, each with what belongs in it (API-36, CAT-19). */
const FILTERS: Record<string, (art: SeedArt) => boolean> = {
  'Studio favourites': ({ favourite }) => favourite,
  'For a small wall': ({ maxWidth, maxHeight }) => Math.max(maxWidth, maxHeight) <= 24,
  'For a large wall': ({ maxWidth, maxHeight }) => Math.max(maxWidth, maxHeight) >= 40,
  'Light and airy': ({ colours }) => colours.some((colour) => ['White', 'Cream', 'Beige'].includes(colour)),
  'Dark and deep': ({ colours }) => colours.includes('Black'),
};

export const CUSTOM_FILTERS = Object.keys(FILTERS);

/** The names of the shop's own filters that an art belongs in. */
export const getCustomFilters = (art: SeedArt): string[] => CUSTOM_FILTERS.filter((name) => FILTERS[name]?.(art));

/** What an art of a style shows, in words that people search for (API-38). */
const WORDS: Record<StyleName, readonly string[]> = {
  backwater: ['boat', 'lake', 'palm', 'Kerala'],
  bauhaus: ['geometry', 'shapes'],
  botanical: ['leaf', 'plant', 'garden'],
  city: ['houses', 'town', 'rooftop'],
  contours: ['map', 'mountain', 'line'],
  field: ['colour', 'calm'],
  hills: ['mountain', 'mist', 'Western Ghats'],
  jali: ['lattice', 'geometry', 'block print'],
  kolam: ['rangoli', 'geometry', 'festival'],
  lilies: ['lotus', 'pond', 'flower'],
  lineDrawing: ['line', 'ink', 'minimal'],
  midcentury: ['shapes', 'balance', 'retro'],
  night: ['moon', 'stars', 'sky'],
  rain: ['monsoon', 'umbrella', 'street'],
  stillLife: ['pot', 'fruit', 'table'],
  terraces: ['tea', 'mountain', 'green'],
  waves: ['sea', 'beach', 'wave'],
};

export const KEYWORDS = [...new Set(Object.values(WORDS).flat())].sort((a, b) => a.localeCompare(b, 'en'));

/** The keywords of an art. */
export const getKeywords = ({ style }: SeedArt): readonly string[] => WORDS[style];
