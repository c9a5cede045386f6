import * as v from 'valibot';

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
