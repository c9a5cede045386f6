import { type DBSchema, deleteDB, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import * as v from 'valibot';
import type { CropEdit, UploadedCrop, UploadedFile } from '../../machines/crop/cropContext.ts';
import { RATIOS } from '../domain/crop.ts';
import type { PictureSource } from '../domain/sourcePicture.ts';
import { runTransaction } from './pageTransaction.ts';
import { isPictureForCrop } from './pictureIds.ts';
import { internalPathSchema } from './schemas.ts';

/** A picture of the shopper as a whole: its file, a small copy for the screen, and what is known of it. */
export type PictureFiles = { original: Blob; preview: Blob };
/** What is known of it and was done to it; pixels are the upright picture's. `kind` describes what the file is. */
export type PictureMetadata = {
  id: string;
  name: string;
  kind: string;
  source: PictureSource;
  width: number;
  height: number;
  done: CropEdit | null;
  original: UploadedFile | null;
  cropped: UploadedCrop | null;
  /** When it was last worked on, in milliseconds since 1970. */
  at: number;
};

const DATABASE_NAME = 'mitre-and-mat-pictures';
/** Photos are large: only those that somebody may come back to are stored. */
const MAX_STORED = 3;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));
const Crop = v.object({ x: count, y: count, width: pixels, height: pixels });
const Turn = v.picklist([0, 90, 180, 270]);
const File = v.object({ id: v.pipe(v.string(), v.uuid()), url: internalPathSchema });
const Facts: v.GenericSchema<unknown, PictureMetadata> = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  kind: v.string(),
  source: v.picklist(['upload', 'art']),
  width: pixels,
  height: pixels,
  done: v.fallback(
    v.nullable(
      v.object({ crop: Crop, turn: Turn, shape: v.object({ ratio: v.picklist(RATIOS), flipped: v.boolean() }) }),
    ),
    null,
  ),
  original: v.fallback(v.nullable(File), null),
  cropped: v.fallback(
    v.nullable(v.object({ ...File.entries, width: pixels, height: pixels, crop: Crop, turn: Turn })),
    null,
  ),
  at: v.number(),
});

/** A file as it is stored: by its bytes, for a private tab of Safari stores no Blob. */
type StoredFile = { bytes: ArrayBuffer; type: string };
type StoredFiles = { original: StoredFile; preview: StoredFile };

const toStored = async (file: Blob): Promise<StoredFile> => ({ bytes: await file.arrayBuffer(), type: file.type });
/** An earlier version of the store stored the Blob itself. */
const toBlob = (stored: StoredFile | Blob): Blob =>
  stored instanceof Blob ? stored : new Blob([stored.bytes], { type: stored.type });

interface PictureDatabase extends DBSchema {
  files: { key: string; value: StoredFiles | PictureFiles };
  facts: { key: string; value: unknown };
}

let opening: Promise<IDBPDatabase<PictureDatabase>> | null = null;

/** Opened at the first use: a blocked database must fail a promise, not the module. */
function openDatabase(): Promise<IDBPDatabase<PictureDatabase>> {
  opening ??= openDB<PictureDatabase>(DATABASE_NAME, 1, {
    upgrade(database) {
      database.createObjectStore('files');
      database.createObjectStore('facts');
    },
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated: () => {
      opening = null;
    },
  }).catch((error) => {
    opening = null;
    throw error;
  });
  return opening;
}

type Picture = { facts: PictureMetadata; files: PictureFiles; isStored: boolean };

/** What is worked on in this visit, whether the browser keeps it or not. A Blob leaves its bytes to the browser, so this weighs little. */
const cache = new Map<string, Picture>();

const parseFacts = (stored: unknown): PictureMetadata | null => {
  const read = v.safeParse(Facts, stored);
  return read.success ? read.output : null;
};

const parseAll = (stored: readonly unknown[]) => stored.flatMap((one) => parseFacts(one) ?? []);

/** What is known of the stored pictures, the one that was worked on last first. Rejects where the browser has no database. */
export async function listPictures(): Promise<PictureMetadata[]> {
  const all = await runTransaction(openDatabase, ['facts'], 'readonly', (tx) => tx.objectStore('facts').getAll());
  return parseAll(all).sort((one, other) => other.at - one.at);
}

/** Older pictures make room, and so does whatever does not parse. */
async function makeRoom(): Promise<void> {
  const staying = new Set((await listPictures()).slice(0, MAX_STORED - 1).map(({ id }) => id));
  await runTransaction(openDatabase, ['files', 'facts'], 'readwrite', async (transaction) => {
    const ids = await transaction.objectStore('files').getAllKeys();
    await deleteAll(
      transaction,
      ids.filter((id) => !staying.has(id)),
    );
  });
}

type WriteTransaction = IDBPTransaction<PictureDatabase, ('files' | 'facts')[], 'readwrite'>;
const deleteAll = (tx: WriteTransaction, ids: readonly string[]) =>
  Promise.all(ids.flatMap((id) => [tx.objectStore('files').delete(id), tx.objectStore('facts').delete(id)]));

/** A new picture; what was done to it is stated only where something was. */
type NewPicture = Pick<PictureMetadata, 'id' | 'name' | 'kind' | 'source' | 'width' | 'height'> &
  Partial<PictureMetadata>;

/** Keeps a new picture; where the browser is full or keeps nothing, for this visit only, and nothing else is lost. */
export async function savePicture(picture: NewPicture, files: PictureFiles): Promise<void> {
  const facts = { done: null, original: null, cropped: null, at: Date.now(), ...picture };
  const entry = { facts, files, isStored: false };
  cache.set(facts.id, entry);
  for (const id of [...cache.keys()].slice(0, -MAX_STORED)) cache.delete(id);
  try {
    await makeRoom();
    // Before the transaction, which ends by itself while something else is waited for.
    const stored = { original: await toStored(files.original), preview: await toStored(files.preview) };
    await runTransaction(openDatabase, ['files', 'facts'], 'readwrite', (transaction) =>
      Promise.all([
        transaction.objectStore('files').put(stored, facts.id),
        transaction.objectStore('facts').put(facts, facts.id),
      ]),
    );
    entry.isStored = true;
  } catch {
    // full or blocked: the visit goes on with what is at hand
  }
}

/** A picture by its id; null where there is none (any more). */
export async function findPicture(id: string): Promise<Picture | null> {
  const cached = cache.get(id);
  if (cached) return cached;
  try {
    const [facts, stored] = await runTransaction(openDatabase, ['files', 'facts'], 'readonly', async (reading) => [
      parseFacts(await reading.objectStore('facts').get(id)),
      await reading.objectStore('files').get(id),
    ]);
    if (!facts || !stored) return null;
    const files = { original: toBlob(stored.original), preview: toBlob(stored.preview) };
    const entry = { facts, files, isStored: true };
    cache.set(id, entry);
    return entry;
  } catch {
    return null;
  }
}

/** Of the pictures that are meant, the one that was worked on last; null where there is none. */
export async function findLastPicture(matches: (picture: PictureMetadata) => boolean): Promise<Picture | null> {
  const [last] = [...cache.values()]
    .filter(({ facts }) => matches(facts))
    .sort((one, other) => other.facts.at - one.facts.at);
  if (last) return last;
  const facts = (await listPictures().catch(() => [])).find(matches);
  return facts ? findPicture(facts.id) : null;
}

const unsaved = new Set<string>();
let saving: Promise<void> | null = null;

/** Writes what changed; what changes meanwhile is written once more, so that a drag is a few writes and no hundred. */
async function save(): Promise<void> {
  while (unsaved.size > 0) {
    const ids = [...unsaved];
    unsaved.clear();
    try {
      await runTransaction(openDatabase, ['facts'], 'readwrite', async (transaction) => {
        const stored = transaction.objectStore('facts');
        for (const id of ids) {
          const entry = cache.get(id);
          // What another tab has deleted stays deleted.
          if (entry?.isStored && (await stored.getKey(id))) await stored.put(entry.facts, id);
        }
      });
    } catch {
      // what cannot be written is at hand still
    }
  }
  saving = null;
}

/** Keeps what was done to a picture; resolves once it is written, or could not be. */
export function savePictureMetadata(
  id: string,
  changes: Pick<PictureMetadata, 'done' | 'original' | 'cropped'>,
): Promise<void> {
  const entry = cache.get(id);
  if (!entry) return Promise.resolve();
  entry.facts = { ...entry.facts, ...changes, at: Date.now() };
  unsaved.add(id);
  saving ??= save();
  return saving;
}

/** Forgets the pictures that are meant; what is blocked or broken stays. */
export async function deletePictures(matches: (picture: PictureMetadata) => boolean): Promise<void> {
  for (const [id, { facts }] of cache) if (matches(facts)) cache.delete(id);
  try {
    // In one transaction: whoever looks for a picture from now on waits for it.
    await runTransaction(openDatabase, ['files', 'facts'], 'readwrite', async (transaction) => {
      const all = parseAll(await transaction.objectStore('facts').getAll());
      await deleteAll(
        transaction,
        all.filter(matches).map(({ id }) => id),
      );
    });
  } catch {
    // newer pictures make the room that they need by themselves
  }
}

/** Forgets the pictures whose crop, or which as a whole for a gift, are these files of the backend. (PAY-06) */
export async function deletePicturesByFile(files: ReadonlySet<string>): Promise<void> {
  if (files.size === 0) return;
  await deletePictures((facts) => files.has((isPictureForCrop(facts) ? facts.cropped : facts.original)?.id ?? ''));
}

/** Forgets everything, at hand and stored; for tests, and for whoever clears the visit. */
export async function clearPictures({ includeStored = true } = {}): Promise<void> {
  cache.clear();
  const connection = opening;
  opening = null;
  (await connection?.catch(() => null))?.close();
  if (includeStored) await deleteDB(DATABASE_NAME).catch(() => undefined);
}
