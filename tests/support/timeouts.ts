import { configure, prettyDOM } from '@testing-library/dom';
import { flushSync } from 'react-dom';

// A machine that does much else may take seconds over what takes a blink; what never comes fails all the same.
configure({
  asyncUtilTimeout: 10_000,
  // As in a browser: what a press changes is drawn before the press is over, and a page whose code is on its way comes
  // when it has come. React's `act`, which the library would put around it, takes all that follows into its own hands.
  eventWrapper: (dispatch) => flushSync(dispatch),
  // Most of these errors are of looks that come too early, which nobody reads: only who reads one has the page written out.
  getElementError: (message, container) =>
    Object.defineProperty(new Error(), 'message', {
      configurable: true,
      get: () => [message, prettyDOM(container)].join('\n\n'),
    }),
});
