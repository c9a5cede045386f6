import { CREDIT_DAYS, DESIGN_FEE, type DesignService } from '../../domain/designForm.ts';
import styles from './FeeTerms.module.css';

/** What a design service costs, and on which terms. (DSGN-06 to DSGN-09) */
export const FeeTerms = () => (
  <div className={styles.terms}>
    <p className={styles.fee}>Rs. {DESIGN_FEE}</p>
    <p className={styles.quiet}>
      The fee is credited towards your purchase if you buy within {CREDIT_DAYS} days. Discounts and gift cards do not
      apply to it.
    </p>
  </div>
);

type ServiceInfo = { name: string; path: string; what: string; lead: string };

/** The design services as their pages show them. (DSGN-01, DSGN-02) */
export const DESIGN_SERVICES: Readonly<Record<DesignService, ServiceInfo>> = {
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
