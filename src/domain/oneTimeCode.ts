/** So many seconds until another code may be asked for. (OTP-04) */
export const RESEND_AFTER = 60;

/** Codes have four digits. (OTP-03) */
export const isWholeCode = (code: string): boolean => /^\d{4}$/.test(code);

/** So many seconds a code may be typed; the backend says ten minutes as it sends one. (OTP-24) */
export const CODE_GOOD_FOR = 600;
