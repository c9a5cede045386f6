import type { Journey } from '../kit/journeys.ts';
import type { frameListMachine } from './frameList.machine.ts';

const opened = ['art.found', 'frames.listed'];
const black = { type: 'filter.toggled', facet: 'colours', name: 'Black' } as const;

export const frameListJourneys: readonly Journey<typeof frameListMachine>[] = [
  {
    name: 'A shopper looks for a black frame',
    requires: ['FRAME-01', 'FRAME-02', 'FRAME-04'],
    steps: [...opened, 'panel.opened', 'filters.cleared', black, 'panel.closed'],
    endsIn: 'showing.frames.listed.matches',
  },
  {
    name: 'No frame answers to the filters, and they are cleared',
    requires: ['FRAME-03', 'FRAME-04'],
    steps: [...opened, 'panel.opened', black, 'filters.cleared', 'panel.closed'],
    endsIn: 'showing.frames.listed.matches',
  },
  {
    name: 'The frames cannot be read, and are asked for again',
    requires: ['FRAME-01'],
    steps: ['art.found', 'frames.down', 'frames.retried', 'frames.listed'],
    endsIn: 'showing.frames.listed',
  },
  {
    name: 'No frame is on sale',
    requires: ['FRAME-06'],
    steps: ['art.found', 'frames.none'],
    endsIn: 'showing.frames.none',
  },
  {
    name: 'The shopper’s own picture has too few pixels',
    requires: ['UPL-14', 'UPL-16'],
    start: 'tinyUpload',
    steps: ['art.found'],
    endsIn: 'tooSmall',
  },
];
