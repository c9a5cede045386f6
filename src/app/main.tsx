import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/print.css';
import '../ui/viewTransitions.css';
import { retryImport, subscribeToLoadFailures, watchStyleFailures } from '../kit/loading/retryImport.ts';
import { captureEvents } from './eventReplay.ts';
import { waitForHydrationTrigger } from './hydrationTrigger.ts';
import { reloadOnce } from './reloadOnce.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');
watchStyleFailures();
// Captures events in the prerendered HTML until it is hydrated.
captureEvents(root);
// Its file may be gone: HTML that was stored somewhere outlives the build that it came with.
const stopWaiting = subscribeToLoadFailures((failure) => failure === 'gone' && reloadOnce());
waitForHydrationTrigger().then((isUrgent) =>
  retryImport(() => import('./start.tsx'))
    .finally(stopWaiting)
    .then(({ startApp }) => startApp(root, isUrgent)),
);
