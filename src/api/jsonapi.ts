import * as v from 'valibot';

/** A relationship's pointer to one entity; `meta` is what the reference itself carries (an image's alt, a revision). */
export const Ref = v.object({ type: v.string(), id: v.string(), meta: v.optional(v.record(v.string(), v.unknown())) });
export type Ref = v.InferOutput<typeof Ref>;

const Relationship = v.optional(v.object({ data: v.nullish(v.unknown()) }), {});

/** A relationship to at most one entity, read as that reference or null, also where the field is left out. */
export const toOne = v.pipe(
  Relationship,
  v.transform((relationship) => relationship.data ?? null),
  v.nullable(Ref),
);

/** A relationship to any number of entities, read as a list, also where the field is left out. */
export const toMany = v.pipe(
  Relationship,
  v.transform((relationship) => relationship.data ?? []),
  v.array(Ref),
);

/** An entity of one type, as it stands in `data` or in `included`. */
export const resource = <A extends v.ObjectEntries, R extends v.ObjectEntries = Record<never, never>>(
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

const Included = v.optional(v.array(v.looseObject({ type: v.string(), id: v.string() })), []);
export type Included = v.InferOutput<typeof Included>;

/** A document about one entity. */
export const one = <T>(entity: v.GenericSchema<unknown, T>) => v.object({ data: entity, included: Included });

const Next = v.optional(v.object({ next: v.optional(v.object({ href: v.string() })) }), {});
const Meta = v.optional(
  v.object({ count: v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number))) }),
  {},
);

/** A collection's document: `meta.count` where the backend counts, `links.next` where there is more. */
export const many = <T>(entity: v.GenericSchema<unknown, T>) =>
  v.object({ data: v.array(entity), included: Included, meta: Meta, links: Next });

/** The included entity that a reference names, read by its schema; null where it was not included or is of another shape. */
export function includedBy<T>(included: Included, ref: Ref | null, entity: v.GenericSchema<unknown, T>): T | null {
  const found = ref && included.find(({ type, id }) => type === ref.type && id === ref.id);
  const read = v.safeParse(entity, found);
  return read.success ? read.output : null;
}

type Filter = string | number | readonly string[];
export type Query = {
  filter?: Readonly<Record<string, Filter>>;
  sort?: string;
  include?: readonly string[];
  page?: { limit: number; offset?: number };
};

function* filterPairs(filter: Query['filter'] = {}): Generator<[string, string]> {
  let group = 0;
  for (const [path, value] of Object.entries(filter)) {
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
export function query(path: string, { filter, sort, include = [], page }: Query): string {
  const search = new URLSearchParams([...filterPairs(filter)]);
  if (sort) search.set('sort', sort);
  if (include.length > 0) search.set('include', include.join(','));
  if (page) {
    search.set('page[limit]', String(page.limit));
    search.set('page[offset]', String(page.offset ?? 0));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
