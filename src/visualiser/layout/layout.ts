/** All in px of the diagram, from its upper left corner. */
export type Point = { x: number; y: number };

/** Which way a diagram runs: `data/<chart>.<direction>.svg`. */
export type Direction = 'right' | 'down';
export type Box = Point & { width: number; height: number };

export type PlacedState = {
  id: string;
  box: Box;
  /** Where its name stands, what it runs, and the transitions that stay in it: of an inner state, all of its box. */
  head: Box;
  /** States stand inside it, which are drawn or (where it is collapsed) not. */
  hasInside: boolean;
  isCollapsed: boolean;
};

/** A row of a label: what one transition states. */
type PlacedRow = { transition: string; box: Box };

/** One line from state to state, with a row for each transition that it carries; the default of a history state has none. */
export type PlacedEdge = { source: string; target: string; points: Point[]; rows: PlacedRow[]; isBothWays: boolean };

/** The dot at which a state with states inside begins, and its line to the state that is entered first. */
export type PlacedInitial = { owner: string; dot: Point; points: Point[] };

/** Where everything of a diagram stands. Plain data: a worker can hand it over. */
export type Layout = {
  direction: Direction;
  isOverview: boolean;
  /** Ids of bundles without a line. */
  jumps: string[];
  width: number;
  height: number;
  /** Outer states before those inside them. */
  states: PlacedState[];
  initials: PlacedInitial[];
  edges: PlacedEdge[];
};
