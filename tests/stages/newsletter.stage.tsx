import { newsletterSamples as samples } from '../../machines/newsletter/newsletter.samples.ts';
import { newsletter as flow, Newsletter } from '../../src/flows/newsletter/Newsletter.tsx';
import { newsletterGestures as gestures } from '../../src/flows/newsletter/newsletter.gestures.ts';
import { newsletterPorts as ports } from '../../src/ports/newsletter.ts';
import { stage } from '../support/walk/stage.ts';

export const newsletterStage = stage({
  flow,
  ports,
  samples,
  gestures,
  view: <Newsletter />,
  answers: {
    // A walk subscribes the same address more than once.
    'newsletter.subscribed': ({ backend: { store }, gate }) => {
      for (const { type, id } of store.list('node--news_letter')) store.remove(type, id);
      gate.open();
    },
    'newsletter.honest': ({ gate }) => gate.open(),
  },
});
