import { createContext } from 'react';
import type { EventObject } from 'xstate';

/** What a chart let out (a toast, a way to go, something to remember), with the id of the chart. */
export type EffectHandler = (effect: EventObject & Record<string, unknown>, chart: string) => void;

/** The shell listens here to what the charts below it let out. */
export const EffectHandlerContext = createContext<EffectHandler>(() => {});
