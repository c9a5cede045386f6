/** Longer ones hold somebody's text rather than what went wrong. */
const MAX_LENGTH = 200;

/** What could name or reach a person, or open something of theirs, and what stands in its place. The order matters. */
const MASKS: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]*(?:\.[\w-]*){0,2}/g, '<token>'],
  [/\b(bearer|basic)\s+\S+/gi, '<token>'],
  [/[^\s<>"'`(,;:=]+@[^\s<>"'`),;]+/g, '<mail>'],
  // `field=value`, `field: value` and what a query states.
  [
    /\b([\w-]*(?:name|mail|phone|mobile|tel|address|street|line_?\d|locality|landmark|city|town|pin|zip|postal|pass(?:word)?|token|secret|otp|code|coupon|message|comment|note)[\w-]*)(["']?\s*[=:]\s*)(?!\s*<)[^&;,}\n]+/gi,
    '$1$2<text>',
  ],
  [/\b[a-z][a-z\d+.-]*:\/\/[^\s"'`)<>]*/gi, '<address>'],
  [/(^|[\s("'`])\/[^\s"'`)<>]*/g, '$1<address>'],
  // What a browser quotes is what it was given, save the names of a program's own fields.
  [/(?<!(?:reading|setting) )(["'`“‘])(?:(?!["'`”’]).)*["'`”’]/g, '<text>'],
  [/\+?\d[\d\s().-]{4,}\d/g, '<number>'],
  [/(?<!React error #)\b[\w-]*\d[\w-]*/g, '<number>'],
  // Words in capitals are codes of coupons, save what programs speak of.
  [/\b(?!(?:JSON|HTML|HTTP|ASCII|CORS|XHR)\b)[A-Z][A-Z_-]{3,}\b/g, '<code>'],
];

/**
 * An error's message without what may be somebody's own: mail addresses, phone and order numbers, pincodes, tokens,
 * coupons, addresses, quoted text and the values of fields. At most 200 characters.
 */
export const redactPersonalData = (message: string): string =>
  MASKS.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    message.slice(0, 2 * MAX_LENGTH),
  ).slice(0, MAX_LENGTH);
