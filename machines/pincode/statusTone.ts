/** How what is known of a pincode is told: found is green, fault is red, and both carry an icon. (PIN-08, PIN-09) */
export const STATUS_TONE = {
  unknown: 'plain',
  lookingUp: 'plain',
  serviceable: 'found',
  unserviceable: 'fault',
  unanswered: 'plain',
} as const;
