import { fromDecimal, type Paise } from './money.ts';

export type Settings = Readonly<Record<string, unknown>>;

/** A value as settings; {} for anything that is none. */
export const settingsOf = (value: unknown): Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Settings) : {};
/** A value as a list; [] for anything that is none. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** The texts in a value, be it one or a list. */
export const textsOf = (value: unknown): string[] => [value].flat().filter((item) => typeof item === 'string');

/** A rule by Drupal's name and what it is set to; inside another rule's settings Drupal uses fewer words. */
export function pluginOf(value: unknown): { id: string; settings: Settings } {
  const plugin = settingsOf(value);
  return {
    id: String(plugin.target_plugin_id ?? plugin.plugin ?? ''),
    settings: settingsOf(plugin.target_plugin_configuration ?? plugin.configuration),
  };
}

/** A price as Drupal writes it, in paise; null for anything that is none. */
export function amountOf(value: unknown): Paise | null {
  try {
    return fromDecimal(String(settingsOf(value).number));
  } catch {
    return null;
  }
}
