import * as v from 'valibot';
import { isInternalPath } from '../domain/storePath.ts';

/** A page of the store, or a file that its host serves: an address of another host, or a script, is none. */
export const internalPathSchema = v.pipe(v.string(), v.check(isInternalPath));

const length = v.pipe(v.number(), v.gtValue(0));
const offset = v.pipe(v.number(), v.minValue(0));

/** The part of an upload that is printed. */
export const cropScalesSchema = v.object({ width: length, height: length, x: offset, y: offset });

/** An array of which only the items are lost that do not parse. */
export const lenientArray = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((stored) =>
      stored.flatMap((one) => {
        const read = v.safeParse(item, one);
        return read.success ? [read.output] : [];
      }),
    ),
  );
