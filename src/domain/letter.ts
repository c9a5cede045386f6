/** What the embedded backend "sent" to a phone or a mail address; `code` is '' for a letter without one, `sent` RFC 3339. */
export type Letter = { to: string; subject: string; text: string; code: string; sent: string };
