import type { AnyEventObject } from 'xstate';
import type { PathAction } from '../../../fixtures/harness/fixture.ts';
import type { Message } from '../../messages/message.ts';
import type { ChartGraph } from '../graph/graph.ts';

/** One line of the list of flows. */
export type ChartEntry = {
  id: string;
  description: string;
  states: number;
  transitions: number;
  paths: number;
  /** Charts that this one runs, and that run this one. */
  children: string[];
  parents: string[];
};

/** `data/catalogue.json`: every flow by area, in the order of a visit. */
export type Catalogue = { areas: { name: string; charts: ChartEntry[] }[] };

export type PathStep = {
  /** How a person would say it. */
  label: string;
  action: PathAction;
  /** Ids of the transitions that it takes. */
  transitionIds: string[];
  /** Ids of the states without states inside in which it ends. */
  states: string[];
};

/** A journey, or a generated path. Its number in addresses is its place in the list, from 1. */
export type ChartPath = {
  /** Of a journey: what a product owner calls it, and the requirements that it shows. */
  name?: string;
  requires?: string[];
  /** The name of its start, where it is not the default one. */
  start?: string;
  /** Where it starts. */
  states: string[];
  /** What is taken as it starts. */
  transitionIds: string[];
  steps: PathStep[];
  /** Transitions that no generated path before it takes; none of a journey. */
  covers: string[];
};

/** `data/<chart>.json`: all that is known of one chart. */
export type ChartData = {
  graph: ChartGraph;
  paths: ChartPath[];
  /** By the source of an invocation: the chart it is, or the calls of the backend that a port makes ('GET /jsonapi/…'). */
  invocations: Record<string, { chart: string } | { calls: string[] }>;
  /** Samples of the events that a person, or another part of the store, sends. */
  samples: AnyEventObject[];
  /** The texts that it states, and of the requirements that it names. */
  messages: Record<string, Message>;
  requirements: Record<string, string>;
};

/** `data/pictures.json`: ids of the states of which there is a picture of the real view, by chart. */
export type ChartPictures = Record<string, string[]>;

/** One thing that a search finds. `data/findables.json` lists all of them (a chart is called search). */
export type Findable = {
  kind: 'chart' | 'state' | 'transition' | 'message' | 'requirement';
  chart: string;
  /** The state or transition that it leads to; the chart itself where there is none. */
  id: string | null;
  /** What is shown, and what else it is found by. */
  title: string;
  keywords: string;
};

/** A flow, and under it those of the same area that it runs. */
export type ChartTree = { chart: ChartEntry; children: ChartTree[] };

/** The flows of one area: each stands once, under the first flow of the area that runs it. */
export function nestCharts(charts: readonly ChartEntry[]): ChartTree[] {
  const findParent = (chart: ChartEntry) => charts.find(({ id }) => id !== chart.id && chart.parents.includes(id));
  const getTrees = (parent: ChartEntry | undefined): ChartTree[] =>
    charts
      .filter((chart) => findParent(chart)?.id === parent?.id)
      .map((chart) => ({ chart, children: getTrees(chart) }));
  return getTrees(undefined);
}

/** Every flow of the catalogue, by area. */
export const listCharts = ({ areas }: Catalogue): ChartEntry[] => areas.flatMap(({ charts }) => charts);

/** Every transition that a path takes, in its order: those of its start first. */
export const getPathTransitionIds = ({
  transitionIds,
  steps,
}: Pick<ChartPath, 'transitionIds' | 'steps'>): string[] => [
  ...transitionIds,
  ...steps.flatMap((step) => step.transitionIds),
];

/** A journey's own name; a generated path is called as its test is: 'Walk 3', counted after the journeys. */
export function getPathName({ paths }: ChartData, number: number): string {
  const journeys = paths.filter(({ name }) => name !== undefined).length;
  return paths[number - 1]?.name ?? `Walk ${number - journeys}`;
}
