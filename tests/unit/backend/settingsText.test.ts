import { expect, test } from 'vitest';
import { formatSettings, parseSettings } from '../../../mocks/settingsText.ts';
import { type BackendSettings, INITIAL_SETTINGS } from '../../../src/domain/backendSettings.ts';

const known = {
  calls: ['pincode.find', 'price.quote'],
  scenarios: ['payment.pendingTwiceThenPaid', 'network.slow'],
};
const read = (text: string) => parseSettings(text, known);

const everything: BackendSettings = {
  profile: 'drupal10',
  latency: 800,
  faults: { 'pincode.find': 'failed', 'price.quote': 'offline' },
  scenarios: ['payment.pendingTwiceThenPaid', 'network.slow'],
  gateway: 'paid',
};
const TEXT =
  'profile:drupal10;latency:800;fault:pincode.find=failed,price.quote=offline;scenario:payment.pendingTwiceThenPaid,network.slow;gateway:paid';

test('settings are told in a line that can be read, and read back as they were', () => {
  expect(formatSettings(everything)).toBe(TEXT);
  expect(read(TEXT)).toEqual({ settings: everything, invalidParts: [] });
});

test('the settings at the start are told by nothing at all', () => {
  expect(formatSettings(INITIAL_SETTINGS)).toBe('');
  expect(read('')).toEqual({ settings: INITIAL_SETTINGS, invalidParts: [] });
});

test('parts come in any order, with spaces, and add up', () => {
  expect(read(' gateway: never ; fault:pincode.find=silent;fault: price.quote = refused ;; latency:0')).toEqual({
    settings: {
      ...INITIAL_SETTINGS,
      gateway: 'never',
      faults: { 'pincode.find': 'silent', 'price.quote': 'refused' },
    },
    invalidParts: [],
  });
});

test.each([
  ['profile:drupal7', 'profile:drupal7'],
  ['latency:fast', 'latency:fast'],
  ['latency:-5', 'latency:-5'],
  ['latency:60001', 'latency:60001'],
  ['gateway:maybe', 'gateway:maybe'],
  ['fault:pincode.find=broken', 'fault:pincode.find=broken'],
  ['fault:no.such=failed', 'fault:no.such=failed'],
  ['fault:constructor=failed', 'fault:constructor=failed'],
  ['scenario:no.such', 'scenario:no.such'],
  ['constructor:x', 'constructor:x'],
  ['%E0%A4%A;<script>', '%E0%A4%A'],
])('%s is dropped, and the rest is taken', (text, dropped) => {
  const { settings, invalidParts: found } = read(`${text};gateway:failed`);
  expect(settings).toEqual({ ...INITIAL_SETTINGS, gateway: 'failed' });
  expect(found[0]).toBe(dropped);
});
