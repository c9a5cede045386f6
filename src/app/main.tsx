import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/print.css';
import '../ui/viewTransitions.css';
import { followMissed, noteMissedStyles, persistently } from '../kit/retryImport.ts';
import { holdEarly } from './early.ts';
import { hydrationTrigger } from './hydrationTrigger.ts';
import { reloadOnce } from './reloadOnce.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');
noteMissedStyles();
// What is pressed in HTML that stands there already waits for who answers.
holdEarly(root);
// Its file may be gone: HTML that was kept somewhere outlives the build that it came with.
const stopWaiting = followMissed((missed) => missed === 'gone' && reloadOnce());
hydrationTrigger()
  .then(() => persistently(() => import('./start.tsx')))
  .finally(stopWaiting)
  .then(({ start }) => start(root));
