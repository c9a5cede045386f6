import { onTestFinished } from 'vitest';
import { openStorage } from '../../src/storage/persisted.ts';

/**
 * Keeps the page of the tests where it is, for the rest of a test; gives where the store would have led the browser. A page that
 * forgets a person writes nothing any more: the next test's may again.
 */
export function holdBrowser(): string[] {
  const led: string[] = [];
  const hold = (event: NavigateEvent) => {
    led.push(event.destination.url.slice(location.origin.length));
    event.preventDefault();
  };
  navigation?.addEventListener('navigate', hold);
  onTestFinished(() => {
    navigation?.removeEventListener('navigate', hold);
    openStorage();
  });
  return led;
}
