/** What a picture is printed on (CONF-17). */
export const MEDIA = ['Canvas', 'Paper'] as const;
export type Media = (typeof MEDIA)[number];

/** The media before anyone chooses (CONF-20). */
export const DEFAULT_MEDIA: Media = 'Canvas';

/** Framed, or the print by itself ('art'). (CONF-21) */
export const MODES = ['frame', 'art'] as const;
export type Mode = (typeof MODES)[number];

/** The mode before anyone chooses. (CONF-22) */
export const DEFAULT_MODE: Mode = 'frame';

/** The colours of a mat, the first one where none is chosen; `tint` is what a screen shows. */
export const PAD_COLOURS = [
  { id: 'white', name: 'White', tint: '#F8F6F0' },
  { id: 'ivory', name: 'Ivory', tint: '#EFE6D2' },
  { id: 'sand', name: 'Sand', tint: '#D8C7A8' },
  { id: 'sage', name: 'Sage', tint: '#AEB7A2' },
  { id: 'slate', name: 'Slate', tint: '#5E666B' },
  { id: 'black', name: 'Black', tint: '#23211F' },
] as const;
export type PadColour = (typeof PAD_COLOURS)[number]['id'];

/** The pad colour before anyone chooses. */
export const DEFAULT_PAD_COLOUR: PadColour = 'white';

/** What a screen shows for a pad colour, as #RRGGBB. */
export const getPadTint = (colour: PadColour = DEFAULT_PAD_COLOUR): string =>
  PAD_COLOURS.find(({ id }) => id === colour)?.tint ?? PAD_COLOURS[0].tint;
