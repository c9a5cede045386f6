import { useState } from 'react';

function readStored<T>(name: string, defaultValue: T): T {
  const text = localStorage.getItem(name);
  if (text === null) return defaultValue;
  try {
    return JSON.parse(text) as T;
  } catch {
    return defaultValue;
  }
}

/** A preference (a width, an open side), stored in this browser as JSON under `name`. */
export function usePersistedState<T>(name: string, defaultValue: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => readStored(name, defaultValue));
  const persist = (next: T) => {
    localStorage.setItem(name, JSON.stringify(next));
    setValue(next);
  };
  return [value, persist];
}
