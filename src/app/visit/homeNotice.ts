import { formatMessage } from '../../messages/message.ts';
import { loginEndedMessages } from '../../messages/session.ts';

type HomeNotice = { text: string; tone: 'good' | 'bad'; leaving: string };

const NOTICES = [
  ['logged_out', 'home.loggedOut', 'good'],
  ['expired', 'home.expired', 'bad'],
] as const;

/** What the address of home has to tell, and that address without it; null where there is nothing. (HOME-14 to HOME-16) */
export function parseHomeNotice(pathname: string, search: string): HomeNotice | null {
  const params = new URLSearchParams(search);
  const notice = pathname === '/' ? NOTICES.find(([param]) => params.has(param)) : undefined;
  if (!notice) return null;
  for (const [param] of NOTICES) params.delete(param);
  const [, message, tone] = notice;
  return { text: formatMessage(loginEndedMessages[message]), tone, leaving: `/${params.size > 0 ? `?${params}` : ''}` };
}
