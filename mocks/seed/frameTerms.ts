/** The terms of the style vocabulary: how a frame sits in a room (API-34, FRAME-02). */
export const FRAME_STYLES = ['Modern', 'Minimal', 'Classic', 'Rustic', 'Vintage', 'Ornate'] as const;
export type FrameStyle = (typeof FRAME_STYLES)[number];

/** The terms of the frame type vocabulary: the shape of the moulding (API-37, FRAME-03). */
export const FRAME_TYPES = ['Flat', 'Box', 'Bevelled', 'Rounded', 'Scoop', 'Stepped', 'Carved', 'Floater'] as const;
export type FrameType = (typeof FRAME_TYPES)[number];
