import { type Attack, createHost, type Host, NotTriedError } from './attacks/attack.ts';
import { deviceAttacks } from './attacks/device.ts';
import { fileAttacks } from './attacks/files.ts';
import { guessingAttacks } from './attacks/guessing.ts';
import { orderAttacks } from './attacks/orders.ts';
import { paymentAttacks } from './attacks/payment.ts';
import { peopleAttacks } from './attacks/people.ts';
import { priceAttacks } from './attacks/price.ts';

/** Every demand on a host, as a request that must fail. */
const ATTACKS: readonly Attack[] = [
  ...fileAttacks,
  ...priceAttacks,
  ...paymentAttacks,
  ...orderAttacks,
  ...deviceAttacks,
  ...peopleAttacks,
  // what is guessed uses up the requests of a minute
  ...guessingAttacks,
];

type Verdict = 'refused' | 'open' | 'not tried';

/** What came of one attack; `note` is what the attacker gained, or why it was not tried. */
export type AttackRow = Pick<Attack, 'name' | 'requirement'> & { verdict: Verdict; note: string };

async function attempt({ name, requirement, attempt }: Attack, host: Host): Promise<AttackRow> {
  try {
    const gain = await attempt(host);
    return { name, requirement, verdict: gain === null ? 'refused' : 'open', note: gain ?? '' };
  } catch (error) {
    if (error instanceof NotTriedError) return { name, requirement, verdict: 'not tried', note: error.message };
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/**
 * Attacks a host as a stranger would, one attack after the other, and gives what came of each. It registers guests of its own,
 * uploads pictures and writes orders: for a host that nobody shops at.
 */
export async function checkAttacks(address: string): Promise<AttackRow[]> {
  const host = createHost(address);
  const rows: AttackRow[] = [];
  for (const attack of ATTACKS) rows.push(await attempt(attack, host));
  return rows;
}
