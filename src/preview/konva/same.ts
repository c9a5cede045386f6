/**
 * Do two drawings, or parts of them, say the same? A drawing is made anew with every choice, and most of it is what it
 * was: what says the same is not drawn again.
 */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((item, index) => same(item, other[index]));
  }
  const ones = one as Record<string, unknown>;
  const others = other as Record<string, unknown>;
  const keys = Object.keys(ones);
  return keys.length === Object.keys(others).length && keys.every((key) => same(ones[key], others[key]));
}
