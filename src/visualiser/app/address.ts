import type { Direction } from '../catalogue/catalogue.ts';

const VIEWS = ['diagram', 'table', 'tree'] as const;
const PANELS = ['about', 'paths', 'live', 'coverage', 'changes', 'export'] as const;
const DIRECTIONS = ['right', 'down'] as const satisfies Direction[];

export type View = (typeof VIEWS)[number];
export type PanelName = (typeof PANELS)[number];

/** What is looked at: the only place where a selection lives, so that every moment has a link. */
export type Address = {
  chart: string | null;
  view: View;
  panel: PanelName;
  direction: Direction;
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

export const NOWHERE: Address = {
  chart: null,
  view: 'diagram',
  panel: 'about',
  direction: 'right',
  state: null,
  transition: null,
  path: null,
  step: null,
  from: null,
  to: null,
};

function oneOf<const T extends string>(known: readonly T[], said: string | null): T {
  return known.find((one) => one === said) ?? (known[0] as T);
}

function countIn(said: string | null): number | null {
  return said !== null && /^\d{1,6}$/.test(said) ? Number(said) : null;
}

/** The address that a query string says. What it says wrongly is read as if it were not there. */
export function readAddress(search: string): Address {
  const said = new URLSearchParams(search);
  return {
    chart: said.get('chart'),
    view: oneOf(VIEWS, said.get('view')),
    panel: oneOf(PANELS, said.get('panel')),
    direction: oneOf(DIRECTIONS, said.get('direction')),
    state: said.get('state'),
    transition: said.get('transition'),
    path: countIn(said.get('path')),
    step: countIn(said.get('step')),
    from: said.get('from'),
    to: said.get('to'),
  };
}

/** The query string of an address, with its question mark; empty for NOWHERE. What is as in NOWHERE is left out. */
export function writeAddress(address: Address): string {
  const said = new URLSearchParams();
  for (const name of Object.keys(NOWHERE) as (keyof Address)[]) {
    const value = address[name];
    if (value !== null && value !== NOWHERE[name]) {
      said.set(name, String(value));
    }
  }
  return said.size === 0 ? '' : `?${said}`;
}

/**
 * Where a link or a click leads. Another chart starts without what was picked in the one before; a state and a
 * transition are never picked together; another path begins at its start.
 */
export function gone(address: Address, part: Partial<Address>): Address {
  const isElsewhere = part.chart !== undefined && part.chart !== address.chart;
  const kept = isElsewhere
    ? { ...NOWHERE, view: address.view, panel: address.panel, direction: address.direction }
    : address;
  const picked = part.state ? { transition: null } : part.transition ? { state: null } : {};
  const path = part.path !== undefined && part.path !== address.path ? { step: null } : {};
  return { ...kept, ...picked, ...path, ...part };
}
