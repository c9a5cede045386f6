import * as v from 'valibot';

/** A relationship's pointer to one entity; `meta` is what the reference itself carries (an image's alt, a revision). */
export const ResourceRef = v.object({
  type: v.string(),
  id: v.string(),
  meta: v.optional(v.record(v.string(), v.unknown())),
});
export type ResourceRef = v.InferOutput<typeof ResourceRef>;

const Relationship = v.nullish(v.object({ data: v.nullish(v.unknown()) }), {});

/** A relationship to at most one entity, read as that reference or null, also where the field is left out. */
export const toOneSchema = v.pipe(
  Relationship,
  v.transform((relationship) => relationship.data ?? null),
  v.nullable(ResourceRef),
);

/** A relationship to any number of entities, read as a list, also where the field is left out. */
export const toManySchema = v.pipe(
  Relationship,
  v.transform((relationship) => relationship.data ?? []),
  v.array(ResourceRef),
);

/** As `toOneSchema`, for what is shown and can be left out: a reference that cannot be read is none. */
export const lenientToOneSchema = v.fallback(toOneSchema, null);

/** As `toManySchema`, for what is shown and can be left out: references that cannot be read are none. */
export const lenientToManySchema = v.fallback(
  v.pipe(
    Relationship,
    v.transform(({ data }) => (Array.isArray(data) ? data.filter((ref) => v.is(ResourceRef, ref)) : [])),
    v.array(ResourceRef),
  ),
  [],
);

/** An entity of one type, as it stands in `data` or in `included`. */
export const resourceSchema = <A extends v.ObjectEntries, R extends v.ObjectEntries = Record<never, never>>(
  type: string,
  attributes: A,
  relationships?: R,
) =>
  v.object({
    type: v.literal(type),
    id: v.string(),
    attributes: v.object(attributes),
    relationships: v.optional(v.object(relationships ?? ({} as R)), {} as never),
  });

const Entity = v.looseObject({ type: v.string(), id: v.string() });
/** Whoever needs one that is not there, or is none, states it. */
const Included = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((entities) => entities.filter((entity) => v.is(Entity, entity))),
    v.array(Entity),
  ),
  [],
);
export type Included = v.InferOutput<typeof Included>;

/** A document about one entity. */
export const documentSchema = <T>(entity: v.GenericSchema<unknown, T>) =>
  v.object({ data: entity, included: Included });

// A link to the next page is what a list is followed by: one that is there and cannot be read is a fault.
const Next = v.nullish(v.object({ next: v.nullish(v.object({ href: v.string() })) }), {});
const Count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(0));
const Meta = v.fallback(v.object({ count: v.optional(Count) }), {});

/** A collection's document: `meta.count` where the backend counts, `links.next` where there is more. */
export const collectionSchema = <T>(entity: v.GenericSchema<unknown, T>) =>
  v.object({ data: v.array(entity), included: Included, meta: Meta, links: Next });

/** An entity of a list that is shown: null where it cannot be read, so that it takes no other with it. */
export const lenientSchema = <T>(entity: v.GenericSchema<unknown, T>) => v.fallback(v.nullable(entity), null);

/** The included entity that a reference names, read by its schema; null where it was not included or is of another shape. */
export function findIncluded<T>(
  included: Included,
  ref: ResourceRef | null,
  entity: v.GenericSchema<unknown, T>,
): T | null {
  const found = ref && included.find(({ type, id }) => type === ref.type && id === ref.id);
  const read = v.safeParse(entity, found);
  return read.success ? read.output : null;
}

/** A term of any vocabulary. */
export const Term = v.object({ attributes: v.object({ name: v.string() }) });

/** The names of the terms that references name, without those that were not included. */
export const toTermNames = (included: Included, refs: readonly (ResourceRef | null)[]): string[] =>
  refs.flatMap((ref) => findIncluded(included, ref, Term)?.attributes.name ?? []);

type Filter = string | number | readonly string[];
export type QueryOptions = {
  filter?: Readonly<Record<string, Filter | undefined>>;
  sort?: string;
  include?: readonly string[];
  /** The only fields that are wanted, by the type that has them. */
  fields?: Readonly<Record<string, readonly string[]>>;
  page?: { limit: number; offset?: number };
};

function* filterPairs(filter: QueryOptions['filter'] = {}): Generator<[string, string]> {
  let group = 0;
  for (const [path, value] of Object.entries(filter)) {
    if (value === undefined) continue;
    const [first, ...rest] = Array.isArray(value) ? value : [String(value)];
    if (first === undefined) continue;
    if (rest.length === 0) {
      yield [`filter[${path}]`, first];
      continue;
    }
    const condition = `filter[in${group++}][condition]`;
    yield [`${condition}[path]`, path];
    yield [`${condition}[operator]`, 'IN'];
    for (const [index, one] of [first, ...rest].entries()) yield [`${condition}[value][${index}]`, one];
  }
}

/** A collection's path with its query string; a filter by several values asks for any of them, by none for no filter (API-01). */
export function buildQuery(path: string, { filter, sort, include = [], fields = {}, page }: QueryOptions): string {
  const search = new URLSearchParams([...filterPairs(filter)]);
  if (sort) search.set('sort', sort);
  if (include.length > 0) search.set('include', include.join(','));
  for (const [type, names] of Object.entries(fields)) search.set(`fields[${type}]`, names.join(','));
  if (page) {
    search.set('page[limit]', String(page.limit));
    search.set('page[offset]', String(page.offset ?? 0));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The type of a collection's entities: 'node--article' at '/jsonapi/node/article'. */
export const toResourceType = (path: string): string => path.split('/').slice(2).join('--');

/** A relationship to one entity. */
export const toRelationship = (type: string, id: string) => ({ data: { type, id } });

/** Is it a uuid? What is none names no entity, and would otherwise be another path. */
export const isUuid = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
