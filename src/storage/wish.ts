import * as v from 'valibot';
import type { Variation } from '../domain/variation.ts';
import type { Wish } from '../domain/wished.ts';
import { kept } from './kept.ts';

const type = v.custom<Variation['type']>(
  (value) => typeof value === 'string' && value.startsWith('commerce_product_variation--'),
);
const Wished = v.object({ variation: v.object({ type, id: v.string() }), title: v.string() });

/** What a guest pressed the heart of and is to be saved once somebody signs in, in this tab. (WISH-09) */
export const keptWish = kept<Wish>('wish_waiting', Wished, 'session');
