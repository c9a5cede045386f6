import {
  type BackendSettings,
  FAULTS,
  type Fault,
  GATEWAY_OUTCOMES,
  INITIAL_SETTINGS,
  MAX_LATENCY,
  PROFILES,
} from '../src/domain/backendSettings.ts';

/** The names that settings may hold; what is read is held to them. */
export type AllowedNames = { calls: readonly string[]; scenarios: readonly string[] };

export type ParsedSettings = {
  settings: BackendSettings;
  /** What is no setting, as it was given. */
  invalidParts: string[];
};

/**
 * Settings as a link tells them: `profile:drupal10;latency:800;fault:pincode.find=failed,orders.price=offline`,
 * `scenario:a,b` and `gateway:paid` in any order. What is left out is as at the start; '' is all of it.
 */
export function parseSettings(text: string, allowed: AllowedNames): ParsedSettings {
  const invalidParts: string[] = [];
  const settings = { ...INITIAL_SETTINGS };
  for (const part of getParts(text, ';')) {
    const [name, value] = splitOnce(part, ':');
    const parseSetting = Object.hasOwn(settingParsers, name) ? settingParsers[name] : undefined;
    if (!parseSetting) invalidParts.push(part);
    else
      Object.assign(
        settings,
        parseSetting(value, allowed, settings, (invalidPart) => invalidParts.push(`${name}:${invalidPart}`)),
      );
  }
  return { settings, invalidParts };
}

/** The shortest text that `parseSettings` reads as these settings; '' for those at the start. */
export function formatSettings({ profile, latency, faults, scenarios, gateway }: BackendSettings): string {
  const faultEntries = Object.entries(faults).map(([call, fault]) => `${call}=${fault}`);
  return [
    ...(profile === INITIAL_SETTINGS.profile ? [] : [`profile:${profile}`]),
    ...(latency === INITIAL_SETTINGS.latency ? [] : [`latency:${latency}`]),
    ...(faultEntries.length === 0 ? [] : [`fault:${faultEntries.join(',')}`]),
    ...(scenarios.length === 0 ? [] : [`scenario:${scenarios.join(',')}`]),
    ...(gateway === INITIAL_SETTINGS.gateway ? [] : [`gateway:${gateway}`]),
  ].join(';');
}

type SettingParser = (
  value: string,
  allowed: AllowedNames,
  before: BackendSettings,
  reject: (invalidPart: string) => void,
) => Partial<BackendSettings>;

const parseChoice =
  <Name extends 'profile' | 'gateway'>(name: Name, choices: readonly BackendSettings[Name][]): SettingParser =>
  (value, _, __, reject) => {
    const choice = choices.find((choice) => choice === value);
    if (choice === undefined) reject(value);
    return choice === undefined ? {} : { [name]: choice };
  };

const settingParsers: Readonly<Record<string, SettingParser>> = {
  profile: parseChoice('profile', PROFILES),
  gateway: parseChoice('gateway', GATEWAY_OUTCOMES),
  latency(value, _, __, reject) {
    const latency = /^\d{1,5}$/.test(value) ? Number(value) : Number.POSITIVE_INFINITY;
    if (latency <= MAX_LATENCY) return { latency };
    reject(value);
    return {};
  },
  fault(value, { calls }, { faults }, reject) {
    const entries = getParts(value, ',').flatMap((part) => {
      const [call, name] = splitOnce(part, '=');
      const fault = FAULTS.find((knownFault) => knownFault === name);
      if (fault && calls.includes(call)) return [[call, fault] as [string, Fault]];
      reject(part);
      return [];
    });
    return { faults: { ...faults, ...Object.fromEntries(entries) } };
  },
  scenario(value, allowed, { scenarios }, reject) {
    const names = getParts(value, ',');
    for (const name of names) if (!allowed.scenarios.includes(name)) reject(name);
    return { scenarios: [...new Set([...scenarios, ...names.filter((name) => allowed.scenarios.includes(name))])] };
  },
};

const getParts = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

function splitOnce(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator);
  return index < 0 ? [text.trim(), ''] : [text.slice(0, index).trim(), text.slice(index + 1).trim()];
}
