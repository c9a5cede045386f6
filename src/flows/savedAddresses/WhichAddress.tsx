import type { Billing } from '../../domain/address.ts';
import { fullName } from '../../domain/recipient.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** Read out behind what several addresses have a control for. */
export const WhichAddress = ({ of }: { of: Billing }) => (
  <VisuallyHidden>{`: ${fullName(of)}, ${of.house}`}</VisuallyHidden>
);
