import type { DesignService } from '../../domain/designForm.ts';

type Told = { name: string; path: string; what: string; lead: string };

/** The design services as their pages tell of them. (DSGN-01, DSGN-02) */
export const DESIGN_SERVICES: Readonly<Record<DesignService, Told>> = {
  art: {
    name: 'Art Advisory',
    path: '/design/art',
    what: 'Somebody who knows our artists looks at your room with you, and proposes pictures that can stay there for years.',
    lead: 'Tell us about the room, and send a photo of the wall. A curator answers with a proposal.',
  },
  wall: {
    name: 'Gallery Wall Consultation',
    path: '/design/wall',
    what: 'One wall, many frames: we draw the whole arrangement to scale on a photo of your own wall, ready to be hung.',
    lead: 'Send a photo of the wall, and say how large it is. We draw an arrangement to scale.',
  },
};
