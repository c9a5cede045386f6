import type { UserSession } from '../../src/domain/userSession.ts';

/** A login of the demo customer, whose id is the embedded backend's. */
export const demoSession: UserSession = {
  token: 'sample-token',
  refresh_token: 'sample-refresh-token',
  details: { id: '9aabe9a8-bbc8-56e2-a4f4-c9428167323b', name: '9800012345', mail: 'demo@mitreandmat.example' },
};
