import { endpoints } from '../../../mocks/endpoints/endpoints.ts';
import { scenarioList } from '../../../mocks/scenarios/registry.ts';
import { formatSettings, type ParsedSettings, parseSettings } from '../../../mocks/settingsText.ts';
import type { BackendSettings } from '../../domain/backendSettings.ts';

const PARAMETER = 'backend';
const KEY = 'backendSettings';

const validNames = {
  calls: endpoints.map(({ name }) => name),
  scenarios: scenarioList.map(({ name }) => name),
};

/** A search text with the settings in it as they can be read, everything else as it was; without them where there are none. */
export function withSettingsParam(search: string, settings: string): string {
  const otherParams = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && part.split('=')[0] !== PARAMETER);
  const params = settings === '' ? otherParams : [...otherParams, `${PARAMETER}=${settings}`];
  return params.length === 0 ? '' : `?${params.join('&')}`;
}

/** The settings of an address's search text, which reproduces a situation; else those that this tab had on its last page. */
export function restoreSettings(search: string): ParsedSettings {
  const param = new URLSearchParams(search).get(PARAMETER);
  return parseSettings(param ?? sessionStorage.getItem(KEY) ?? '', validNames);
}

/** Keeps the settings for the tab's next pages and writes them into the address past the router, which has its own state. */
export function persistSettings(settings: BackendSettings): void {
  const text = formatSettings(settings);
  try {
    if (text === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // A full storage leaves the address.
  }
  const { pathname, search, hash } = location;
  const next = withSettingsParam(search, text);
  if (next !== search) history.replaceState(history.state, '', pathname + next + hash);
}
