import type { CallGroup } from './apiPage.ts';

/** Every call that the backend takes, in the order in which `docs/api.md` tells them. (API-01) */
export const callGroups: readonly CallGroup[] = [];
