import type { Entity } from './entity.ts';

/** Who asks. `all` is the backend's own proxy with its credential; it may see and do everything. */
export type Caller = { user: Entity | null; all: boolean };

export const ANONYMOUS: Caller = { user: null, all: false };
export const PROXY: Caller = { user: null, all: true };
