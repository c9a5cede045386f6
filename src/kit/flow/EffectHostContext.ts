import { createContext } from 'react';
import type { EffectHost } from './effects.ts';

const noop = () => {};

/** Ignores all effects: for views that are shown by themselves. */
const NOOP_HOST: EffectHost = {
  handleEffect: noop,
  environment: {
    navigate: noop,
    redirect: noop,
    reload: noop,
    getAddress: () => ({ pathname: '/', search: '', hash: '' }),
    rewriteQuery: noop,
    setTitle: noop,
    watchTabVisibility: () => noop,
    focus: noop,
    print: noop,
    track: noop,
    report: noop,
  },
};

/** The shop that charts run in, as far as views know it. */
export const EffectHostContext = createContext<EffectHost>(NOOP_HOST);
