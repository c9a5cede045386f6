import type { Messages } from './message.ts';

/** What the backend panel states. */
export const backendPanelMessages = {
  'backendPanel.noLetters': { text: 'Nothing was sent yet. Codes and letters arrive here.', from: 'own' },
  'backendPanel.dropped': { text: 'The link also asked for what is no setting here: {what}.', from: 'own' },
  'backendPanel.copyFailed': {
    text: 'The browser did not let it be copied. Mark it and copy it by hand.',
    from: 'own',
  },
  'backendPanel.noFaults': { text: 'Every call works.', from: 'own' },
  'backendPanel.noScenarios': { text: 'The backend answers by itself.', from: 'own' },
  'backendPanel.noCoupons': { text: 'There are no coupons.', from: 'own' },
  'backendPanel.endedNone': { text: 'Nobody was signed in.', from: 'own' },
  'backendPanel.endedOne': { text: 'One session must renew itself at its next call.', from: 'own' },
  'backendPanel.ended': { text: '{n} sessions must renew themselves at their next call.', from: 'own' },
  'backendPanel.endFailed': { text: 'The sessions could not be ended. Please try again.', from: 'own' },
  'backendPanel.confirm': {
    text: 'All accounts, orders and letters of this browser go. This cannot be undone.',
    from: 'own',
  },
  'backendPanel.resetting': { text: 'Setting the data back …', from: 'own' },
  'backendPanel.reset': {
    text: 'The data is as on the first day. The page shows it once it is reloaded.',
    from: 'own',
  },
  'backendPanel.resetFailed': { text: 'The data could not be set back. Please try again.', from: 'own' },
} as const satisfies Messages;
