import { vi } from 'vitest';
import { WebStorage } from './webStorage.ts';

/** A storage with room for so many characters. */
export class LimitedStorage extends WebStorage {
  constructor(public capacity: number) {
    super();
  }

  override setItem(key: string, value: string): void {
    const others = [...this.values].reduce((sum, [each, text]) => sum + (each === key ? 0 : text.length), 0);
    if (others + value.length > this.capacity) throw new DOMException('full', 'QuotaExceededError');
    super.setItem(key, value);
  }
}

/** A browser's local storage where there is no browser, for the rest of a test: empty, and with `capacity` in characters. */
export function stubStorage(capacity = Number.POSITIVE_INFINITY): LimitedStorage {
  const localStorage = new LimitedStorage(capacity);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  return localStorage;
}
