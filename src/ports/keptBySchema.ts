import * as v from 'valibot';
import { kept } from './storage.ts';

/** Keeps a value as `kept` does, parsed against a schema when it is read. */
export const keptBySchema = <T>(key: string, schema: v.GenericSchema<unknown, T>, area?: 'local' | 'session') =>
  kept<T>(
    key,
    (value) => {
      const read = v.safeParse(schema, value);
      return read.success ? read.output : null;
    },
    area,
  );
