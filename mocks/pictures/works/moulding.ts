/** A frame round a work: a box of wood or metal with a gap of mount inside it. */
export type Moulding = {
  hex: string;
  /** wood has grain, lacquer and metal do not */
  grain: boolean;
  sheen: number;
  mount: string;
  wall: string;
};
