import { optOutSamples as samples } from '../../machines/optOut/optOut.samples.ts';
import { optOut as flow, OptOut } from '../../src/flows/optOut/OptOut.tsx';
import { optOutGestures as gestures } from '../../src/flows/optOut/optOut.gestures.ts';
import { optOutPorts as ports } from '../../src/ports/newsletter.ts';
import { stage } from '../support/walk/stage.ts';

export const optOutStage = stage({
  flow,
  ports,
  samples,
  gestures,
  view: <OptOut />,
  prepare: ({ store }) => {
    if (!store.list('node--news_letter').some(({ attributes }) => attributes.title === 'known@example.com'))
      store.add({
        type: 'node--news_letter',
        id: '1f0c6a52-3f0b-4a55-9d57-2f6f1a7b9c21',
        attributes: { title: 'known@example.com' },
        relationships: {},
      });
  },
});
