const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const PATTERN = new RegExp(
  `^(?:https?://)?(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])(?::\\d{1,5})?(?:[/?#]\\S*)?$`,
  'i',
);

/** Whether the text is a website's address: a dotted domain, with or without 'https://', a port and a path (PART-06). */
export const isWebsite = (text: string): boolean => PATTERN.test(text);
