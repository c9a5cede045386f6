import { createContext, use } from 'react';

/** Hands a page the charts that it starts, with their ports filled: the context, and how the page reads it. */
export function portsContext<Ports>(of: string) {
  const Context = createContext<Ports | null>(null);
  const useFilled = (): Ports => {
    const ports = use(Context);
    if (!ports) throw new Error(`No ports of the ${of} above this page`);
    return ports;
  };
  return [Context, useFilled] as const;
}
