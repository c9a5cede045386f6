import { toStateCode } from './states.ts';

/** The two digits of each state in a GST number, by the letters of `toStateCode`. */
const GST_CODES: Readonly<Record<string, string>> = {
  JK: '01',
  HP: '02',
  PB: '03',
  CH: '04',
  UT: '05',
  HR: '06',
  DL: '07',
  RJ: '08',
  UP: '09',
  BR: '10',
  SK: '11',
  AR: '12',
  NL: '13',
  MN: '14',
  MZ: '15',
  TR: '16',
  ML: '17',
  AS: '18',
  WB: '19',
  JH: '20',
  OR: '21',
  CT: '22',
  MP: '23',
  GJ: '24',
  // Both are one union territory since 2020.
  DD: '26',
  DN: '26',
  MH: '27',
  KA: '29',
  GA: '30',
  LD: '31',
  KL: '32',
  TN: '33',
  PY: '34',
  AN: '35',
  TG: '36',
  AP: '37',
  LA: '38',
};

/** The two digits with which a GST number of a state begins: '32' for 'Kerala'. Throws RangeError for a name that is not in STATES. */
export const getGstStateCode = (state: string): string => GST_CODES[toStateCode(state)] as string;
