import type { EmbeddedBackend } from '../../../mocks/backend.ts';
import { persistSettings } from './settingsStorage.ts';

/**
 * Calls `onChange` whenever the backend may have changed: after each answer, and when the tab is looked at again, since
 * another may have written meanwhile. Keeps its settings in the address on every page that the router goes to.
 */
export function subscribeToBackend(backend: EmbeddedBackend, onChange: () => void): () => void {
  const keep = () => persistSettings(backend.settings());
  const hear = () => {
    keep();
    onChange();
  };
  const readAgain = () => void backend.store.session(false, hear);
  // After the router's own call, which must find its address as it wrote it. A browser without it has the copied link.
  const navigated = () => queueMicrotask(keep);
  const stop = backend.watch(hear);
  window.addEventListener('focus', readAgain);
  window.navigation?.addEventListener('currententrychange', navigated);
  readAgain();
  return () => {
    stop();
    window.removeEventListener('focus', readAgain);
    window.navigation?.removeEventListener('currententrychange', navigated);
  };
}
