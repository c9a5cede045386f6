import * as v from 'valibot';
import { fromDecimal, type Paise } from '../domain/money.ts';

/** A decimal as Drupal sends it ('60.00'), or a bare number from a route of the site's own; read as text. */
export const decimal = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^-?\d+(\.\d+)?$/, 'not a decimal'),
);

/** An amount of rupees ('1499.000000'), read as paise. */
export const amount = v.pipe(
  decimal,
  v.rawTransform<string, Paise>(({ dataset, addIssue, NEVER }) => {
    try {
      return fromDecimal(dataset.value);
    } catch {
      addIssue({ message: 'not an amount of rupees' });
      return NEVER;
    }
  }),
);

/** What something is sold for, in paise: nobody buys for nothing, or is paid for it. */
export const price = v.object({ number: v.pipe(amount, v.minValue(1)) });
