const IST_AHEAD = 5.5 * 60 * 60 * 1000;

/** A 32 bit FNV-1a hash. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

/**
 * An order number of 12 digits: the day in India as yymmdd, then six digits that the order's own
 * uuid decides, so that placing the same order again asks for the same number. Throws RangeError
 * for an invalid date.
 */
export function orderNumber(date: Date, uuid: string): string {
  const day = new Date(date.getTime() + IST_AHEAD).toISOString().slice(-22, -14).replaceAll('-', '');
  return day + String(hash(uuid.toLowerCase()) % 1_000_000).padStart(6, '0');
}
