import { say } from '../../messages/messages.ts';
import { Notice } from '../../ui/Notice.tsx';

/** A link asked for something that is not on offer; gone with the next choice. */
export const LinkNotice = ({ isAdjusted }: { isAdjusted: boolean }) =>
  isAdjusted ? <Notice live="polite">{say('configurator.adjusted')}</Notice> : null;
