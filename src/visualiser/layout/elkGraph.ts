import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import { createCard, createStateCard } from './cards.ts';
import type { Direction } from './layout.ts';
import { createBackwardTest } from './ranks.ts';
import type { Trial } from './trials.ts';
import type { Visible, VisibleState } from './visible.ts';

const DOT = 10;
const HISTORY = 24;
/** Between two lines that leave one side of a box. */
const LINE_PITCH = 12;
const MARGIN = 16;

export const getInitialId = (owner: string) => `${owner}::initial`;

/** ELK hands no option down to the graphs inside a graph: each gets all of them. */
const optionsFor = (direction: Direction, seed: number): LayoutOptions => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction === 'right' ? 'RIGHT' : 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': String(seed),
  'elk.layered.thoroughness': '7',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
  'elk.layered.feedbackEdges': 'true',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'MEDIAN_LAYER',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '6',
  'elk.spacing.labelNode': '6',
  'elk.spacing.componentComponent': '24',
});

const NARROW: LayoutOptions = {
  'elk.layered.layering.strategy': 'MIN_WIDTH',
  'elk.layered.layering.minWidth.upperBoundOnWidth': '1',
};

/** Boxes without lines between them, below each other rather than side by side. */
const PACKED: LayoutOptions = { 'elk.hierarchyHandling': 'SEPARATE_CHILDREN', 'elk.aspectRatio': '1' };

/**
 * A chart for ELK: boxes as large as their texts and as the lines that meet them, labels on their lines. What is inside
 * the states `aside` stands to the right of their heads. For a page, few boxes stand beside each other; packed, as few as can be.
 */
export function createElkGraph(
  visible: Visible,
  direction: Direction,
  trial: Trial,
  {
    aside = [],
    isPage = false,
    isPacked = false,
  }: { aside?: readonly string[]; isPage?: boolean; isPacked?: boolean } = {},
): { graph: ElkNode; backwards: Set<string> } {
  const options = { ...optionsFor(direction, trial.seed), ...(isPage ? NARROW : {}), ...(isPacked ? PACKED : {}) };
  const into = new Map<string, number>();
  const outOf = new Map<string, number>();
  for (const { source, target } of visible.bundles) {
    outOf.set(source, (outOf.get(source) ?? 0) + 1);
    into.set(target, (into.get(target) ?? 0) + 1);
  }
  const edges: ElkExtendedEdge[] = [];

  const getNode = (one: VisibleState): ElkNode => {
    const { state, inside } = one;
    if (state.kind === 'history') return { id: state.id, width: HISTORY, height: HISTORY };
    const card = createStateCard(one);
    const lines = LINE_PITCH * (Math.max(into.get(state.id) ?? 0, outOf.get(state.id) ?? 0) + 1);
    const width = direction === 'down' ? Math.max(card.width, lines) : card.width;
    const height = direction === 'right' ? Math.max(card.height, lines) : card.height;
    if (inside.length === 0) return { id: state.id, width, height };
    const initial = inside.find(({ state: { id } }) => id === state.initial);
    const children = inside.map(getNode);
    if (initial) {
      children.unshift({ id: getInitialId(state.id), width: DOT, height: DOT });
      edges.push({
        id: getInitialId(state.id),
        sources: [getInitialId(state.id)],
        targets: [initial.state.id],
        layoutOptions: {
          'elk.layered.priority.direction': '10',
          'elk.layered.priority.shortness': '10',
          'elk.layered.priority.straightness': '10',
        },
      });
    }
    const left = aside.includes(state.id) ? card.width : MARGIN;
    return {
      id: state.id,
      children,
      layoutOptions: {
        ...options,
        'elk.padding': `[top=${card.height + 14},left=${left},bottom=${MARGIN},right=${MARGIN}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${Math.max(height, card.height + 32)})`,
      },
    };
  };

  const root = getNode(visible.root);
  const isBackward = createBackwardTest(visible, trial.ranking);
  const flipped = new Set<string>();
  for (const bundle of visible.bundles) {
    const { id, source, target, transitions, isPlain } = bundle;
    const isFlipped = isBackward(bundle);
    if (isFlipped) flipped.add(id);
    const card = createCard(transitions);
    edges.push({
      id,
      sources: [isFlipped ? target : source],
      targets: [isFlipped ? source : target],
      labels:
        transitions.length === 0 || isPlain
          ? []
          : [
              {
                text: id,
                width: card.width,
                height: card.height,
                layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
              },
            ],
    });
  }
  const layoutOptions = {
    ...options,
    'elk.hierarchyHandling': isPacked ? 'SEPARATE_CHILDREN' : 'INCLUDE_CHILDREN',
    'elk.json.edgeCoords': 'ROOT',
    'elk.json.shapeCoords': 'ROOT',
    'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  };
  return { graph: { id: '$', children: [root], edges, layoutOptions }, backwards: flipped };
}
