/** A new password by a temporary one. */
export function PasswordReset() {
  return null;
}
