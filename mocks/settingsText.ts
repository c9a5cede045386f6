import {
  type BackendSettings,
  FAULTS,
  type Fault,
  GATEWAY_OUTCOMES,
  INITIAL_SETTINGS,
  LONGEST_LATENCY,
  PROFILES,
} from './settings.ts';

/** The names that settings may hold; what is read is held to them. */
export type KnownNames = { calls: readonly string[]; scenarios: readonly string[] };

export type ParsedSettings = {
  settings: BackendSettings;
  /** What is no setting, as it was given. */
  dropped: string[];
};

/**
 * Settings as a link tells them: `profile:drupal10;latency:800;fault:pincode.find=failed,orders.price=offline`,
 * `scenario:a,b` and `gateway:paid` in any order. What is left out is as at the start; '' is all of it.
 */
export function parseSettings(text: string, known: KnownNames): ParsedSettings {
  const dropped: string[] = [];
  const settings = { ...INITIAL_SETTINGS };
  for (const part of getParts(text, ';')) {
    const [name, value] = cut(part, ':');
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!kind) dropped.push(part);
    else
      Object.assign(
        settings,
        kind(value, known, settings, (wrong) => dropped.push(`${name}:${wrong}`)),
      );
  }
  return { settings, dropped };
}

/** The shortest text that `parseSettings` reads as these settings; '' for those at the start. */
export function formatSettings({ profile, latency, faults, scenarios, gateway }: BackendSettings): string {
  const faulty = Object.entries(faults).map(([call, fault]) => `${call}=${fault}`);
  return [
    ...(profile === INITIAL_SETTINGS.profile ? [] : [`profile:${profile}`]),
    ...(latency === INITIAL_SETTINGS.latency ? [] : [`latency:${latency}`]),
    ...(faulty.length === 0 ? [] : [`fault:${faulty.join(',')}`]),
    ...(scenarios.length === 0 ? [] : [`scenario:${scenarios.join(',')}`]),
    ...(gateway === INITIAL_SETTINGS.gateway ? [] : [`gateway:${gateway}`]),
  ].join(';');
}

type Kind = (
  value: string,
  known: KnownNames,
  before: BackendSettings,
  drop: (wrong: string) => void,
) => Partial<BackendSettings>;

const oneOf =
  <Name extends 'profile' | 'gateway'>(name: Name, choices: readonly BackendSettings[Name][]): Kind =>
  (value, _, __, drop) => {
    const chosen = choices.find((choice) => choice === value);
    if (chosen === undefined) drop(value);
    return chosen === undefined ? {} : { [name]: chosen };
  };

const kinds: Readonly<Record<string, Kind>> = {
  profile: oneOf('profile', PROFILES),
  gateway: oneOf('gateway', GATEWAY_OUTCOMES),
  latency(value, _, __, drop) {
    const latency = /^\d{1,5}$/.test(value) ? Number(value) : Number.POSITIVE_INFINITY;
    if (latency <= LONGEST_LATENCY) return { latency };
    drop(value);
    return {};
  },
  fault(value, { calls }, { faults }, drop) {
    const read = getParts(value, ',').flatMap((one) => {
      const [call, kind] = cut(one, '=');
      const fault = FAULTS.find((each) => each === kind);
      if (fault && calls.includes(call)) return [[call, fault] as [string, Fault]];
      drop(one);
      return [];
    });
    return { faults: { ...faults, ...Object.fromEntries(read) } };
  },
  scenario(value, known, { scenarios }, drop) {
    const names = getParts(value, ',');
    for (const name of names) if (!known.scenarios.includes(name)) drop(name);
    return { scenarios: [...new Set([...scenarios, ...names.filter((name) => known.scenarios.includes(name))])] };
  },
};

const getParts = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

function cut(text: string, at: string): [string, string] {
  const place = text.indexOf(at);
  return place < 0 ? [text.trim(), ''] : [text.slice(0, place).trim(), text.slice(place + 1).trim()];
}
