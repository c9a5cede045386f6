import * as v from 'valibot';
import type { Problem } from './failure.ts';

const text = v.fallback(v.string(), '');

const Errors = v.object({
  errors: v.array(
    v.object({ detail: text, title: text, source: v.fallback(v.object({ pointer: text }), { pointer: '' }) }),
  ),
});
const Message = v.object({ message: v.string() });

// Drupal's REST routes put every violation into one text, a line each: "mail: The email address x is already taken."
const VIOLATION = /^([a-z_.0-9]+): (.+)$/;

function violations(message: string): Problem[] {
  return message.split('\n').flatMap((line) => {
    const [, pointer, detail] = VIOLATION.exec(line) ?? [];
    return pointer && detail ? [{ pointer, detail }] : [];
  });
}

/** What a refusing answer says, from a JSON:API error document, a REST message or anything else; never throws. */
export function complaintOf(body: unknown): { detail: string; problems: Problem[] } {
  const errors = v.safeParse(Errors, body);
  if (errors.success) {
    const problems = errors.output.errors.map(({ detail, title, source }) => ({
      pointer: source.pointer,
      detail: detail || title,
    }));
    return { detail: problems[0]?.detail ?? '', problems };
  }
  const message = v.safeParse(Message, body);
  return message.success
    ? { detail: message.output.message, problems: violations(message.output.message) }
    : { detail: '', problems: [] };
}
