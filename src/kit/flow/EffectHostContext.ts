import { createContext } from 'react';
import type { EffectHost } from './effects.ts';

const nowhere = () => {};

/** Acts on nothing: for views that are shown by themselves. */
const nobody: EffectHost = {
  handleEffect: nowhere,
  environment: {
    navigate: nowhere,
    redirect: nowhere,
    reload: nowhere,
    address: () => ({ pathname: '/', search: '', hash: '' }),
    rewriteQuery: nowhere,
    setTitle: nowhere,
    followTab: () => nowhere,
    focus: nowhere,
    print: nowhere,
    track: nowhere,
    report: nowhere,
  },
};

/** The shop that charts run in, as far as views know it. */
export const EffectHostContext = createContext<EffectHost>(nobody);
