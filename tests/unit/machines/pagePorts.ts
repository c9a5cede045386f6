import type { AnyStateMachine } from 'xstate';
import { providePartial } from '../../../machines/kit/port.ts';

/** A chart with one port that writes down each call and never answers. */
export function createPagePorts<M extends AnyStateMachine>(machine: M, port: string) {
  const requests: unknown[] = [];
  const call = (input: unknown) => {
    requests.push(input);
    return new Promise<never>(() => {});
  };
  return { logic: providePartial(machine, { [port]: call }), requests };
}
