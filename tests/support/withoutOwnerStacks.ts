import * as React from 'react';

// React's development build notes of every element where it was made, for messages that no test reads: by profile 8 to 18 %
// of what a walk takes, the most where drawings have many elements. So it is told that it has noted as many as it ever does;
// a React that calls this otherwise only takes its time again.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set() {},
});
