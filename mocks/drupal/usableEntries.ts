import { type Schema, splitType } from './resourceType.ts';
import type { SeedRecords } from './seedRecords.ts';
import { type Change, type StorageUpdate, splitKey } from './storage.ts';
import { isStored, isTombstone } from './storedValues.ts';

/** What an entry of one version is in the next; undefined where it has no place there. */
type Migration = (key: unknown, value: unknown) => unknown;

/** The version of the data that is written now, and how entries came from each earlier version to the one after it. */
export type Versions = { current: number; migrations: Readonly<Record<number, Migration>> };

/** What is of use, and whether that differs from what is stored. */
export type UsableEntries = { entries: Change[]; hasChanged: boolean };

/**
 * What is of use in a storage's entries: brought to the current version, or nothing where no way leads there, as from
 * a later one; without what is no entity of the schema; and with serial numbers that the seed does not give.
 */
export function selectUsable(
  update: StorageUpdate,
  versions: Versions,
  schema: Schema,
  seedRecords: SeedRecords,
): UsableEntries {
  const migrated = migrate(update, versions);
  const validEntries = migrated.filter((entry): entry is Change => isTombstone(...entry) || isStored(...entry, schema));
  const entries = renumber(validEntries, seedRecords);
  const hasChanged =
    (update.version ?? versions.current) !== versions.current ||
    entries.length < update.entries.length ||
    entries.some((entry, index) => entry !== validEntries[index]);
  return { entries, hasChanged };
}

function migrate({ version, entries }: StorageUpdate, { current, migrations }: Versions): StorageUpdate['entries'] {
  let migrated = entries;
  for (let from = version ?? current; from !== current; from++) {
    const migration = from < current ? migrations[from] : undefined;
    if (!migration) return [];
    migrated = migrated
      .map(([key, value]): [unknown, unknown] => [key, migration(key, value)])
      .filter(([, value]) => value !== undefined);
  }
  return migrated;
}

/** A seed that has grown gives numbers that were free before: who was entered since moves behind it, in the old order. */
function renumber(entries: readonly Change[], { entities, serials }: SeedRecords): Change[] {
  const highest = new Map(serials);
  const numbers = new Map<Change, number>();
  for (const entry of [...entries].sort(([, a], [, b]) => a.serial - b.serial)) {
    const [type, id] = splitKey(entry[0]);
    const [family] = splitType(type);
    const highestSoFar = highest.get(family) ?? 0;
    const number = entities.get(type)?.get(id)?.serial ?? Math.max(entry[1].serial, highestSoFar + 1);
    highest.set(family, Math.max(highestSoFar, number));
    numbers.set(entry, number);
  }
  return entries.map((entry): Change => {
    const serial = numbers.get(entry) as number;
    return serial === entry[1].serial ? entry : [entry[0], { ...entry[1], serial }];
  });
}
