/** What a picture is printed on (CONF-17). */
export const MEDIA = ['Canvas', 'Paper'] as const;
export type Media = (typeof MEDIA)[number];

/** The media before anyone chooses (CONF-20). */
export const DEFAULT_MEDIA: Media = 'Canvas';
