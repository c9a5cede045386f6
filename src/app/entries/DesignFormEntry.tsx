/** '/design/art' and '/design/wall', with their chart's ports filled. */
export const DesignFormEntry = (_: { service: 'art' | 'wall' }) => null;
