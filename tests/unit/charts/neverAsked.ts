import type { AnyStateMachine } from 'xstate';
import { provideSome } from '../../../machines/kit/port.ts';

/** A chart with one port that writes down each call and never answers. */
export function createPagePorts<M extends AnyStateMachine>(machine: M, port: string) {
  const asked: unknown[] = [];
  const call = (input: unknown) => {
    asked.push(input);
    return new Promise<never>(() => {});
  };
  return { logic: provideSome(machine, { [port]: call }), asked };
}
