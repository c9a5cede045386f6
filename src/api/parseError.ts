import * as v from 'valibot';
import type { ApiProblem } from './failure.ts';

const text = v.fallback(v.string(), '');

const Errors = v.object({
  errors: v.array(
    v.object({ detail: text, title: text, source: v.fallback(v.object({ pointer: text }), { pointer: '' }) }),
  ),
});
const Message = v.object({ message: v.string() });
// The newer servers say their sentence as `error_description` alone.
const OAuthFault = v.object({ error: v.string(), hint: text, error_description: text, message: text });

// Drupal's REST routes put every violation into one text, a line each: "mail: The email address x is already taken."
const VIOLATION = /^([a-z_.0-9]+): (.+)$/;

function parseViolations(message: string): ApiProblem[] {
  return message.split('\n').flatMap((line) => {
    const [, pointer, detail] = VIOLATION.exec(line) ?? [];
    return pointer && detail ? [{ pointer, detail }] : [];
  });
}

/**
 * What a refusing answer states, from a JSON:API error document, an OAuth fault, a REST message or anything else; never
 * throws. The word by which OAuth names a fault ('invalid_credentials') is the pointer of its problem.
 */
export function parseError(body: unknown): { detail: string; problems: ApiProblem[] } {
  const errors = v.safeParse(Errors, body);
  if (errors.success) {
    const problems = errors.output.errors.map(({ detail, title, source }) => ({
      pointer: source.pointer,
      detail: detail || title,
    }));
    return { detail: problems[0]?.detail ?? '', problems };
  }
  const fault = v.safeParse(OAuthFault, body);
  if (fault.success) {
    const { error, hint, error_description, message } = fault.output;
    return { detail: message || error_description, problems: [{ pointer: error, detail: hint }] };
  }
  const message = v.safeParse(Message, body);
  return message.success
    ? { detail: message.output.message, problems: parseViolations(message.output.message) }
    : { detail: '', problems: [] };
}
