import * as v from 'valibot';
import type { Naming } from '../layout/cards.ts';
import type { Direction } from '../layout/layout.ts';

export const VIEWS = ['diagram', 'table', 'tree'] as const;
export const PANELS = ['about', 'paths', 'live', 'coverage', 'changes', 'export'] as const;
const DIRECTIONS = ['right', 'down'] as const satisfies Direction[];
const NAMINGS = ['words', 'code'] as const satisfies Naming[];

export type View = (typeof VIEWS)[number];
export type PanelName = (typeof PANELS)[number];

const text = v.fallback(v.nullable(v.string()), null);
const count = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))), null);

/** What is looked at: the only place where a selection lives, so that every moment has a link. */
const Address = v.object({
  chart: text,
  view: v.fallback(v.picklist(VIEWS), 'diagram'),
  panel: v.fallback(v.picklist(PANELS), 'about'),
  /** Null: as it fits the window. */
  direction: v.fallback(v.nullable(v.picklist(DIRECTIONS)), null),
  naming: v.fallback(v.picklist(NAMINGS), 'words'),
  /** Boxes of the overview that are open, as ids without the chart's own between commas, or 'all'. */
  open: text,
  /** The diagram's scale in percent, where somebody chose one. */
  zoom: count,
  /** In another page: the diagram and its words alone. */
  embed: v.fallback(
    v.nullable(
      v.pipe(
        v.string(),
        v.transform(() => 'yes' as const),
      ),
    ),
    null,
  ),
  /** Ids as in ChartGraph. */
  state: text,
  transition: text,
  /** The number of a path, from 1; of a step in it, from 0: the path's start. */
  path: count,
  step: count,
  /** Two versions to compare: revisions or the name of a file. */
  from: text,
  to: text,
});
export type Address = v.InferOutput<typeof Address>;

/** The address that a query string states. What it states wrongly is read as if it were not there. */
export const parseAddress = (search: string): Address =>
  v.parse(Address, Object.fromEntries(new URLSearchParams(search)));

export const EMPTY_ADDRESS: Address = parseAddress('');

/** The query string of an address, with its question mark; empty for EMPTY_ADDRESS. What is as in EMPTY_ADDRESS is left out. */
export function formatAddress(address: Address): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(EMPTY_ADDRESS) as (keyof Address)[]) {
    const value = address[name];
    if (value !== null && value !== EMPTY_ADDRESS[name]) {
      query.set(name, String(value));
    }
  }
  return query.size === 0 ? '' : `?${query}`;
}

/**
 * Where a link or a click leads. Another chart starts without what was picked in the one before; a state and a
 * transition are never picked together; another path begins at its start.
 */
export function resolveAddress(address: Address, changes: Partial<Address>): Address {
  const isElsewhere = changes.chart !== undefined && changes.chart !== address.chart;
  const base = isElsewhere
    ? {
        ...EMPTY_ADDRESS,
        view: address.view,
        panel: address.panel,
        direction: address.direction,
        naming: address.naming,
        embed: address.embed,
      }
    : address;
  const clearedSelection = changes.state ? { transition: null } : changes.transition ? { state: null } : {};
  const clearedStep = changes.path !== undefined && changes.path !== address.path ? { step: null } : {};
  return { ...base, ...clearedSelection, ...clearedStep, ...changes };
}

/** The part of an address that picks a state or a transition by its id: a transition's has bars in it. */
export const toSelection = (id: string | null): Pick<Address, 'state' | 'transition'> =>
  id?.includes('|') ? { state: null, transition: id } : { state: id, transition: null };

/** Which boxes of an overview are open: by their states' ids, or all of the chart with every label. */
export type Open = readonly string[] | 'all';

/** What an address names as open in a chart. */
export const parseOpen = (chart: string, open: string | null): Open => {
  if (open === 'all') return 'all';
  return open ? open.split(',').map((id) => `${chart}.${id}`) : [];
};

/** The same for an address; null where nothing is open. */
export const formatOpen = (chart: string, open: Open): string | null => {
  if (open === 'all') return 'all';
  return open.length === 0 ? null : open.map((id) => id.slice(chart.length + 1)).join(',');
};
