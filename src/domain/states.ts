const CODES = {
  'Andhra Pradesh': 'AP',
  'Arunachal Pradesh': 'AR',
  Assam: 'AS',
  Bihar: 'BR',
  Chhattisgarh: 'CT',
  Goa: 'GA',
  Gujarat: 'GJ',
  Haryana: 'HR',
  'Himachal Pradesh': 'HP',
  Jharkhand: 'JH',
  Karnataka: 'KA',
  Kerala: 'KL',
  'Madhya Pradesh': 'MP',
  Maharashtra: 'MH',
  Manipur: 'MN',
  Meghalaya: 'ML',
  Mizoram: 'MZ',
  Nagaland: 'NL',
  Odisha: 'OR',
  Punjab: 'PB',
  Rajasthan: 'RJ',
  Sikkim: 'SK',
  'Tamil Nadu': 'TN',
  Telangana: 'TG',
  Tripura: 'TR',
  'Uttar Pradesh': 'UP',
  Uttarakhand: 'UT',
  'West Bengal': 'WB',
  'Andaman and Nicobar Islands': 'AN',
  Chandigarh: 'CH',
  'Dadra and Nagar Haveli': 'DN',
  'Daman and Diu': 'DD',
  Delhi: 'DL',
  'Jammu and Kashmir': 'JK',
  Ladakh: 'LA',
  Lakshadweep: 'LD',
  Puducherry: 'PY',
} as const;

const stateCodes = new Map<string, string>(Object.entries(CODES));

/** The 28 states from Andhra Pradesh to West Bengal, then the nine union territories (CHK-61, CHK-62). */
export const STATES: readonly string[] = Object.keys(CODES);

/** The state an address form starts with (CHK-48). */
export const DEFAULT_STATE = 'Kerala';

/**
 * The two letters by which Drupal's address field knows a state: 'Kerala' is 'KL'. They are the
 * ISO 3166-2:IN codes from before 2023 (CT, OR, TG, UT), which the address data of Drupal keeps.
 * Throws RangeError for a name that is not in STATES.
 */
export function toStateCode(state: string): string {
  const code = stateCodes.get(state);
  if (code === undefined) throw new RangeError(`Not a state of India: ${state}`);
  return code;
}

/** The state of a code as `toStateCode` gives it; '' for one that is none of India's. */
export const parseStateCode = (code: string): string => STATES.find((state) => stateCodes.get(state) === code) ?? '';
