import type { Journey } from '../kit/journeys.ts';
import type { configuratorMachine } from './configurator.machine.ts';

const opened = ['art.found', 'frames.listed'];

export const configuratorJourneys: readonly Journey<typeof configuratorMachine>[] = [
  {
    name: 'A shopper frames a print',
    requires: ['CONF-19', 'CONF-22', 'CONF-25', 'CONF-49'],
    steps: [
      ...opened,
      { type: 'media.chosen', media: 'Paper' },
      { type: 'mat.chosen', mat: 'golden' },
      'pad.chosen',
      { type: 'tab.opened', tab: 'Large' },
      { type: 'size.chosen', size: { width: 24, height: 30 } },
    ],
    endsIn: 'picture.choosing',
  },
  {
    name: 'A print is bought without a frame',
    requires: ['CONF-19', 'CONF-21', 'CONF-23'],
    steps: [...opened, 'mode.chosen', { type: 'media.chosen', media: 'Paper' }],
    endsIn: 'picture.choosing',
  },
  {
    name: 'Media and size come first, then the frames',
    requires: ['CONF-09', 'CONF-14'],
    start: 'sizeScreen',
    steps: ['art.found', 'framing.requested', { type: 'media.chosen', media: 'Paper' }, 'framing.requested'],
    endsIn: 'picture.choosing',
  },
  {
    name: 'The frames cannot be read, and are asked for again',
    requires: ['CONF-25'],
    steps: ['art.found', 'frames.down', 'frames.retried', 'frames.listed'],
    endsIn: 'frames.listed',
  },
  {
    name: 'The shopper’s own photo has too few pixels',
    requires: ['UPL-14', 'UPL-16'],
    start: 'tinyUpload',
    steps: ['art.found'],
    endsIn: 'picture.tooSmall',
  },
  {
    name: 'The file of the own photo is not stored any more',
    requires: ['UPL-10'],
    start: 'upload',
    steps: ['file.missing'],
    endsIn: 'picture.gone',
  },
];
