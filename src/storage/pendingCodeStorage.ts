import * as v from 'valibot';
import { persisted } from './persisted.ts';

const Pending = v.object({
  to: v.union([v.strictObject({ mobile: v.string() }), v.strictObject({ mail: v.string() })]),
  type: v.picklist(['login', 'signup']),
  /** Milliseconds since 1970, by this device's clock. */
  sent: v.number(),
});

/** Whom the last code was sent to, and when: who comes back in time types it without asking for another. (OTP-24) */
export const pendingCodeStorage = persisted<v.InferOutput<typeof Pending>>('otp_uid', Pending);
