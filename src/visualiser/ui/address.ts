import type { Naming } from '../layout/cards.ts';
import type { Direction } from '../layout/layout.ts';

export const VIEWS = ['diagram', 'table', 'tree'] as const;
export const PANELS = ['about', 'paths', 'live', 'coverage', 'changes', 'export'] as const;
const DIRECTIONS = ['right', 'down'] as const satisfies Direction[];
const NAMINGS = ['words', 'code'] as const satisfies Naming[];

export type View = (typeof VIEWS)[number];
export type PanelName = (typeof PANELS)[number];

/** What is looked at: the only place where a selection lives, so that every moment has a link. */
export type Address = {
  chart: string | null;
  view: View;
  panel: PanelName;
  /** Null: as it fits the window. */
  direction: Direction | null;
  naming: Naming;
  /** Boxes of the overview that are open, as ids without the chart's own between commas, or 'all'. */
  open: string | null;
  /** The diagram's scale in percent, where somebody chose one. */
  zoom: number | null;
  /** In another page: the diagram and its words alone. */
  embed: 'yes' | null;
  /** Ids as in ChartGraph. */
  state: string | null;
  transition: string | null;
  /** The number of a path, from 1; of a step in it, from 0: the path's start. */
  path: number | null;
  step: number | null;
  /** Two versions to compare: revisions or the name of a file. */
  from: string | null;
  to: string | null;
};

export const EMPTY_ADDRESS: Address = {
  chart: null,
  view: 'diagram',
  panel: 'about',
  direction: null,
  naming: 'words',
  open: null,
  zoom: null,
  embed: null,
  state: null,
  transition: null,
  path: null,
  step: null,
  from: null,
  to: null,
};

function parseOption<const T extends string>(options: readonly T[], query: string | null): T {
  return options.find((option) => option === query) ?? (options[0] as T);
}

function parseCount(query: string | null): number | null {
  return query !== null && /^\d{1,6}$/.test(query) ? Number(query) : null;
}

/** The address that a query string states. What it states wrongly is read as if it were not there. */
export function parseAddress(search: string): Address {
  const query = new URLSearchParams(search);
  return {
    chart: query.get('chart'),
    view: parseOption(VIEWS, query.get('view')),
    panel: parseOption(PANELS, query.get('panel')),
    direction: DIRECTIONS.find((option) => option === query.get('direction')) ?? null,
    naming: parseOption(NAMINGS, query.get('naming')),
    open: query.get('open'),
    zoom: parseCount(query.get('zoom')),
    embed: query.has('embed') ? 'yes' : null,
    state: query.get('state'),
    transition: query.get('transition'),
    path: parseCount(query.get('path')),
    step: parseCount(query.get('step')),
    from: query.get('from'),
    to: query.get('to'),
  };
}

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
