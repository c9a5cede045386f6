/** How a moulding looks, made from what the shop says of its frame. Colours are #RRGGBB, strengths from 0 to 1. */
export type Moulding = {
  /** Two frames of one name look alike. */
  key: string;
};
